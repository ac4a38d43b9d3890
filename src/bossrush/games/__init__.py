"""The games. Pure like the kernel: no IO, no clock, no third-party import."""
