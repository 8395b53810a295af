import type { TokenName } from "./tokens.ts";

/** A token as a plain value, such as in an inline style: `token("accent")` is `"var(--accent)"`. */
export const token = (name: TokenName): `var(--${TokenName})` => `var(--${name})`;
