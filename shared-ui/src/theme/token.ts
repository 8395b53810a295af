import type { TokenName } from "./tokens.ts";

/** Reads a token where a plain value is wanted, for example in an inline style: `token("accent")` is `"var(--accent)"`. */
export const token = (name: TokenName): `var(--${TokenName})` => `var(--${name})`;
