import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";
import { oneLine } from "../theme/mixins.ts";

export const Root = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: 0.4375rem;
`;

export const Line = styled.input`
	${controlLook}
`;

export const Chip = styled.button`
	display: inline-flex;
	align-items: center;
	gap: 0.25rem;
	max-width: 100%;
	min-height: 1.625rem;
	padding: 0 0.25rem 0 0.5rem;
	border-radius: var(--radius-xs);
	background: var(--subtle);
	font-size: var(--text-sm);
	color: var(--text-2);
	transition:
		background-color var(--t-colour),
		color var(--t-colour);

	span {
		${oneLine}
	}
	svg {
		width: 0.875rem;
		height: 0.875rem;
		color: var(--text-3);
	}
	@media (hover: hover) {
		&:hover {
			background: var(--sunk);
			color: var(--text);
		}
		&:hover svg {
			color: inherit;
		}
	}
	@media (pointer: coarse) {
		min-height: var(--touch);
		padding-inline: 0.75rem 0.5rem;
	}
	@media (forced-colors: active) {
		border: 1px solid ButtonText;
	}
`;
