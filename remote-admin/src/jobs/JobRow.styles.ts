import { oneLine } from "@site/shared-ui/mixins";
import { asCards, asRows } from "@site/shared-ui/Table";
import { css, styled } from "styled-components";

const line = css`
	&::after {
		content: "";
		position: absolute;
		inset: -2px 0 auto;
		height: 3px;
		border-radius: 2px;
		background: var(--accent);
	}
`;

export const Root = styled.li<{ $line: "before" | "after" | undefined; $isDragged: boolean; $hasGrip: boolean }>`
	position: relative;
	display: grid;
	grid-template-columns: ${({ $hasGrip }) => ($hasGrip ? "1.75rem " : "")}2.5rem minmax(0, 1fr) auto 8.5rem auto;
	align-items: center;
	gap: var(--space-4);
	padding: var(--space-4) var(--space-2) var(--space-4) ${({ $hasGrip }) => ($hasGrip ? "0" : "var(--space-2)")};
	border-bottom: 1px solid var(--line);
	opacity: ${({ $isDragged }) => ($isDragged ? 0.5 : 1)};
	transition: background-color var(--t-colour);

	${({ $line }) => $line && line}
	${({ $line }) =>
		$line === "after" &&
		css`
			&::after {
				inset: auto 0 -2px;
			}
		`}
	@media (hover: hover) {
		&:is(:hover, :focus-within) {
			background: var(--subtle);
		}
	}
	${asCards} {
		grid-template:
			"${({ $hasGrip }) => ($hasGrip ? "grip " : "")}logo main main" auto
			"${({ $hasGrip }) => ($hasGrip ? ". " : "")}. period actions" auto
			/ ${({ $hasGrip }) => ($hasGrip ? "2.75rem " : "")}2.5rem minmax(0, 1fr) auto;
		align-items: start;
		gap: var(--space-2) var(--space-3);
		padding: var(--space-3) 0 var(--space-2);
	}
`;

export const Grip = styled.button`
	display: grid;
	place-items: center;
	width: 1.75rem;
	height: 2.5rem;
	border-radius: var(--radius-sm);
	color: var(--text-3);
	cursor: grab;
	touch-action: none;

	&:active {
		cursor: grabbing;
	}
	&:hover {
		color: var(--text);
	}
	svg {
		width: 1.25rem;
		height: 1.25rem;
	}
	${asCards} {
		grid-area: grip;
		width: var(--touch);
		height: var(--touch);
		margin-left: -0.75rem;

		/* At the edge of the window the focus ring is drawn inside. */
		&:focus-visible {
			outline-offset: -2px;
		}
	}
`;

export const Main = styled.div`
	min-width: 0;
	display: grid;
	gap: 1px;

	${asCards} {
		grid-area: main;
	}
`;

export const Title = styled.p`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-1) var(--space-2);
	font-weight: var(--weight-medium);

	a {
		overflow-wrap: anywhere;
	}
	a:hover {
		color: var(--accent);
	}
`;

export const Company = styled.p`
	font-size: var(--text-sm);
	color: var(--text-2);
`;

export const Line = styled.p`
	${oneLine}
	font-size: var(--text-sm);
	color: var(--text-3);

	${asCards} {
		display: -webkit-box;
		-webkit-line-clamp: 2;
		-webkit-box-orient: vertical;
		white-space: normal;
	}
`;

export const Period = styled.p`
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);
	white-space: nowrap;

	${asCards} {
		grid-area: period;
		padding-top: 0.75rem;
	}
	@media (max-width: 22.49rem) {
		white-space: normal;
	}
`;

export const Updated = styled.p`
	font-size: var(--text-xs);
	text-align: right;
	color: var(--text-3);

	@media (max-width: 68.75rem) {
		display: none;
	}
`;

export const Actions = styled.span`
	display: inline-flex;
	gap: 1px;
	white-space: nowrap;

	${asRows} and (hover: hover) and (pointer: fine) {
		opacity: 0;
		transition: opacity var(--t-colour);

		${Root}:is(:hover, :focus-within) & {
			opacity: 1;
		}
	}
	${asCards} {
		grid-area: actions;
		margin-right: -0.75rem;
	}
`;
