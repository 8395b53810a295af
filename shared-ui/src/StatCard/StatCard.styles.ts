import { css, styled } from "styled-components";
import { below } from "../layout/index.ts";

/** The ruled surface of several StatCards or CounterCards: equal columns, in one line or two by two. */
export const StatGroup = styled.ul`
	/* Wide enough for one line; below it each takes half of the width. */
	--all: 48rem;
	display: flex;
	flex-wrap: wrap;
	overflow: hidden;
	border: 1px solid var(--line);
	border-radius: var(--radius-md);
	background: var(--surface);

	&:has(> :nth-child(5)) {
		--all: 60rem;
	}
	> * {
		flex: 1 1 max(min(50%, 12rem), min(50%, (var(--all) - 100%) * 999));
	}
	/* With an odd number the first, which is the total, takes a full row. */
	> :first-child:nth-last-child(odd) {
		flex-basis: max(min(50%, 12rem), min(100%, (var(--all) - 100%) * 999));
	}
`;

/* Hairlines that overlap the group's edge, so that any number of rows is ruled. */
const ruled = css`
	min-width: 0;
	box-shadow:
		-1px 0 var(--line),
		0 -1px var(--line);
`;

export const Root = styled.li`
	${ruled}
	position: relative;
	padding: 1.125rem 1.25rem 1rem;

	${below(48)} {
		padding: var(--space-4);
	}
	> strong {
		display: block;
		margin: 0.125rem 0 0.625rem;
		font: var(--weight-medium) var(--text-4xl) / 1.1 var(--font-serif);
		letter-spacing: var(--tracking-title);
		font-variant-numeric: tabular-nums lining-nums;
	}
	> span {
		display: flex;
		gap: 2px;
		height: 3px;
		margin-bottom: 0.625rem;

		> span {
			flex: 0 1 0;
			border-radius: 2px;
			forced-color-adjust: none;
		}
	}
	> p {
		display: flex;
		flex-wrap: wrap;
		gap: var(--space-1) var(--space-4);

		${below(48)} {
			flex-direction: column;
		}
	}
`;

export const Label = styled.h2`
	font-size: var(--text-sm);
	color: var(--text-2);
	transition: color var(--t-colour);

	/* A target of 24 px without padding, in the height of its text. */
	a {
		display: inline-block;
		padding-block: 0.25rem;
		margin-block: -0.25rem;
	}
	a::after {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: var(--radius-md);
	}
	a:focus-visible {
		outline: 0;
	}
	a:focus-visible::after {
		outline: 2px solid var(--focus);
		outline-offset: -4px;
	}
	@media (hover: hover) {
		${Root}:hover &:has(a) {
			color: var(--accent);
		}
	}
	/* Controls in the card stay above the link that covers it. */
	& ~ [role="alert"] {
		position: relative;
		pointer-events: none;
	}
	& ~ [role="alert"] :is(a, button) {
		pointer-events: auto;
	}
`;

export const Counter = styled.li<{ $loading: boolean }>`
	${ruled}
	display: flex;
	align-items: ${({ $loading }) => ($loading ? "center" : "baseline")};
	justify-content: space-between;
	gap: var(--space-3);
	padding: 0.625rem 1.25rem;

	${below(48)} {
		flex-direction: column;
		align-items: flex-start;
		gap: 0;
		padding: 0.625rem 0.75rem;
	}
	strong {
		font: var(--weight-medium) var(--text-2xl) / 1.2 var(--font-serif);
		font-variant-numeric: tabular-nums lining-nums;

		&[data-hot="true"] {
			color: var(--clay);
		}
	}
`;
