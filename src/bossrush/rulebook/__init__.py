"""The normative rules by id: reading them, finding them, and which tests show which."""
