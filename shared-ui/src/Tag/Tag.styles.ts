import { styled } from "styled-components";

export const Root = styled.span`
	display: inline-flex;
	align-items: center;
	max-width: 100%;
	padding: 0.125rem 0.4375rem;
	border-radius: var(--radius-xs);
	background: var(--subtle);
	font-size: var(--text-xs);
	line-height: 1.55;
	color: var(--text-2);
	white-space: nowrap;

	> span {
		overflow: hidden;
		text-overflow: ellipsis;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
	:is(tr, li, [data-row]):is(:hover, [aria-selected="true"]) > * & {
		background: color-mix(in oklab, var(--sunk), transparent 20%);
	}
`;

export const Chips = styled.ul`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-1);

	li {
		display: inline-flex;
		min-width: 0;
	}
	/* The count of the others. */
	li[title] {
		align-items: center;
		padding-inline: 0.125rem;
		font-size: var(--text-xs);
		color: var(--text-3);
	}
`;

export const Words = styled(Chips)`
	gap: 0.25rem 0;
	font: var(--weight-regular) var(--text-xs) / 1.6 var(--font-mono);
	word-spacing: 0;
	color: var(--text-3);

	/* A slash ends a line, so that the next one begins at the edge. */
	li:not(:last-child)::after {
		content: "/" / "";
		margin-inline: 0.75ch;
		color: var(--line-strong);
	}
`;
