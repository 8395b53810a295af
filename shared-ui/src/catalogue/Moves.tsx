import { useState } from "react";
import { styled } from "styled-components";
import { Button } from "../Button/Button.tsx";
import { token } from "../theme/token.ts";
import { scale } from "../theme/tokens.ts";

const durations = [
	{ name: "t-colour", job: "colour under the pointer" },
	{ name: "t-overlay", job: "menus and dialogs: opacity, and scale from .97" },
	{ name: "t-move", job: "what changes its place: a pill, a row, an underline" },
	{ name: "t-page", job: "the entrance of a page, once a visit" },
] as const;

/** The durations as four races over the same way. */
export function Moves() {
	const [far, setFar] = useState(false);
	return (
		<Root>
			<Button onClick={() => setFar(!far)}>Play</Button>
			<ul className="races">
				{durations.map(({ name, job }) => (
					<li key={name}>
						<code>{name}</code>
						<Time>{scale[name]}</Time>
						<Track>
							<Runner $far={far} style={{ transitionDuration: token(name) }} />
						</Track>
						<Job>{job}</Job>
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
	li {
		display: grid;
		grid-template-columns: 5.5rem 3.5rem minmax(0, 1fr);
		align-items: center;
		gap: var(--space-1) var(--space-4);
		font-size: var(--text-sm);
	}
	@media (max-width: 30rem) {
		li {
			grid-template-columns: auto 1fr;
		}
	}
`;

const Time = styled.span`
	color: var(--text-3);
	font-variant-numeric: tabular-nums;
`;

const Track = styled.span`
	display: block;
	container-type: inline-size;
	border-bottom: 1px solid var(--line-strong);
	padding-block: var(--space-1);

	@media (max-width: 30rem) {
		grid-column: 1 / -1;
	}
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

const Job = styled.span`
	grid-column: 3;
	color: var(--text-2);

	@media (max-width: 30rem) {
		grid-column: 1 / -1;
	}
`;
