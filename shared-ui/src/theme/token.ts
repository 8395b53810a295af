import type { TokenName } from "./tokens.ts";

/** A token where a plain value is wanted, such as an inline style: `token("accent")` is `"var(--accent)"`. */
export const token = (name: TokenName): `var(--${TokenName})` => `var(--${name})`;
