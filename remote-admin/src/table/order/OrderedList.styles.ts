import { asCards, asRows, atRowEnd, fingerHigh } from "@site/shared-ui/Table";
import { css, styled } from "styled-components";

/** The width of a row's actions; none if they overlap its end. */
const columns = css`
	--actions: 8.5rem;

	${asRows} and (hover: hover) and (pointer: fine) {
		--actions: 0px;
	}
`;

export const Head = styled.div<{ $hasGrip: boolean }>`
	${columns}
	padding: var(--space-2) var(--space-2) var(--space-2) ${({ $hasGrip }) => ($hasGrip ? "2.75rem" : "var(--space-2)")};
	font-size: var(--text-sm);
	color: var(--text-3);

	${asCards} {
		display: none;
	}
`;

export const List = styled.ol`
	${columns}
	border-top: 1px solid var(--line-strong);
`;

export const Hint = styled.p`
	margin-top: var(--space-4);
	font-size: var(--text-sm);
	color: var(--text-3);

	@media (pointer: coarse) {
		display: none;
	}
`;

const line = css<{ $line: "before" | "after" | undefined }>`
	&::after {
		content: "";
		position: absolute;
		inset: ${({ $line }) => ($line === "before" ? "-2px 0 auto" : "auto 0 -2px")};
		height: 3px;
		border-radius: 2px;
		background: var(--accent);
	}
`;

export const Root = styled.li<{ $line: "before" | "after" | undefined; $isDragged: boolean; $hasGrip: boolean }>`
	--row-paper: var(--subtle);
	position: relative;
	display: grid;
	grid-template-columns: ${({ $hasGrip }) => ($hasGrip ? "1.75rem " : "")}minmax(0, 1fr);
	align-items: center;
	gap: var(--space-4);
	padding: var(--space-4) var(--space-2) var(--space-4) ${({ $hasGrip }) => ($hasGrip ? "0" : "var(--space-2)")};
	border-bottom: 1px solid var(--line);
	opacity: ${({ $isDragged }) => ($isDragged ? 0.5 : 1)};
	transition: background-color var(--t-colour);

	${({ $line }) => $line && line}
	@media (hover: hover) {
		&:is(:hover, :focus-within) {
			background: var(--row-paper);
		}
	}
	${asCards} {
		--grip-width: ${({ $hasGrip }) => ($hasGrip ? "2rem" : "0px")};
		grid-template-columns: minmax(0, 1fr);
		padding: 0.625rem 0 0.125rem;
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
	@media (pointer: coarse) {
		width: var(--touch);
		height: var(--touch);
		margin-inline: -0.5rem;
	}
	/* Above the text's end, so that all texts begin at one edge. */
	${asCards} {
		position: absolute;
		top: 0;
		right: -0.75rem;
		z-index: var(--z-raised);
		margin: 0;
		width: var(--touch);
		height: var(--touch);

		/* In a row of one line a higher grip would cover the last button. */
		@media (pointer: fine) {
			align-items: end;
			height: 1.8125rem;

			svg {
				translate: 0 0.1875rem;
			}
		}

		/* At the edge of the window the focus ring is drawn inside. */
		&:focus-visible {
			outline-offset: -2px;
		}
	}
`;

export const RowActions = styled.span`
	display: inline-flex;
	gap: 1px;
	white-space: nowrap;

	${asRows} and (hover: hover) and (pointer: fine) {
		${atRowEnd}

		${Root}:is(:hover, :focus-within) & {
			opacity: 1;
		}
	}
	${asCards} {
		grid-area: actions;
		align-self: center;
		margin-right: -0.75rem;
	}
`;

export const Main = styled.div`
	position: relative;
	display: grid;
	gap: 1px;
	min-width: 0;

	/* In a card the excerpt continues behind the facts. */
	${asCards} {
		grid-area: main;
		display: flex;
		flex-wrap: wrap;
		align-items: baseline;
		column-gap: var(--space-2);
		padding-right: var(--grip-width, 0);

		> :first-child {
			flex-basis: 100%;
		}
		> :nth-child(3) {
			flex: 1 1 0;
			min-width: 0;
		}
	}
`;

export const Title = styled.p`
	position: relative;
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-1) var(--space-2);
	font-weight: var(--weight-medium);
	overflow-wrap: anywhere;

	a {
		${fingerHigh}
	}
	a:hover {
		color: var(--accent);
	}
`;
