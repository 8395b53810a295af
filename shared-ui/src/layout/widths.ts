/** Media query: the window has at least this width. 48rem is a tablet, 64rem a laptop. */
export const from = (rem: number) => `@media (min-width: ${rem}rem)`;

/** Media query: the window is narrower. */
export const below = (rem: number) => `@media (max-width: ${rem - 0.01}rem)`;
