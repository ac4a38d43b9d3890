/** The shapes of the players, 12 by 12: ● ▲ ■ ◆. */
export const SHAPES = [
  "M6 0C9.3 0 12 2.7 12 6S9.3 12 6 12 0 9.3 0 6 2.7 0 6 0Z",
  "M6 0 12 12H0Z",
  "M0.5 0.5H11.5V11.5H0.5Z",
  "M6 0 12 6 6 12 0 6Z",
] as const;
