import { styled } from "styled-components";

export const Keys = styled.span`
	display: inline-flex;
	gap: 0.25rem;
`;

export const Key = styled.kbd`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	min-width: 1.375rem;
	height: 1.375rem;
	padding-inline: 0.3125rem;
	border-radius: var(--radius-xs);
	background: var(--subtle);
	box-shadow: inset 0 0 0 1px var(--line);
	font: var(--weight-medium) var(--text-2xs)/1 var(--font-mono);
	color: var(--text-2);

	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
