/** Media query: the window is at least so wide. 48rem is a tablet, 64rem a laptop. */
export const from = (rem: number) => `@media (min-width: ${rem}rem)`;

/** Media query: the window is narrower. */
export const below = (rem: number) => `@media (max-width: ${rem - 0.01}rem)`;
