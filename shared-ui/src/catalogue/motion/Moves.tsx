import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../Button/Button.tsx";
import { Text } from "../../layout/index.ts";
import { token } from "../../theme/token.ts";
import { scale } from "../../theme/tokens.ts";
import { TokenName } from "../TokenName.tsx";
import { lines, Purpose, Track } from "../type/Measures.styles.ts";

const durations = [
	{ name: "t-colour", job: "colour under the pointer" },
	{ name: "t-overlay", job: "menus and dialogs: opacity, and scale from .97" },
	{ name: "t-move", job: "what changes its place: a pill, a row, an underline" },
	{ name: "t-page", job: "the entrance of a page, once a visit" },
] as const;

/** The durations as animations over the same distance. */
export function Moves() {
	const [far, setFar] = useState(false);
	return (
		<Root>
			<Button onClick={() => setFar(!far)}>Play</Button>
			<ul className="races">
				{durations.map(({ name, job }) => (
					<li key={name}>
						<TokenName name={name} />
						<Text as="span" $tone="text-3" $numeric>
							{scale[name]}
						</Text>
						<Way>
							<Runner $far={far} style={{ transitionDuration: token(name) }} />
						</Way>
						<Purpose>{job}</Purpose>
					</li>
				))}
			</ul>
		</Root>
	);
}

const Root = styled.div`
	display: grid;
	justify-items: start;
	gap: var(--space-5);

	ul {
		display: grid;
		gap: var(--space-5);
		width: 100%;
	}
	${lines}
`;

const Way = styled(Track)`
	container-type: inline-size;
	border-bottom: 1px solid var(--line-strong);
	padding-block: var(--space-1);
`;

const Runner = styled.span<{ $far: boolean }>`
	display: block;
	width: 1.25rem;
	height: 1.25rem;
	border-radius: var(--radius-full);
	background: var(--clay);
	translate: ${({ $far }) => ($far ? "calc(100cqw - 100%)" : "0")};
	transition: translate var(--ease);
`;
