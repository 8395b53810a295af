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

	@media (forced-colors: active) {
		border: 1px solid;
	}
	:is(tr, li, [data-row]):is(:hover, [aria-selected="true"]) > * & {
		background: color-mix(in oklab, var(--sunk), transparent 20%);
	}
`;

export const Word = styled.span`
	overflow: hidden;
	text-overflow: ellipsis;
`;
