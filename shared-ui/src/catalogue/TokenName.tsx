import { CopyButton } from "../CopyButton/CopyButton.tsx";
import { token } from "../theme/token.ts";
import type { TokenName as Name } from "../theme/tokens.ts";

/** A token's name; a click copies it as styles read it, such as `var(--bg)`. */
export const TokenName = ({ name }: { name: Name }) => (
	<CopyButton
		text={token(name)}
		label={`--${name}`}
		title={`Copy ${token(name)}`}
		style={{ justifySelf: "start", marginInlineStart: "-0.625rem", whiteSpace: "nowrap" }}
	/>
);
