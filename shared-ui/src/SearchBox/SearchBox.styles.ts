import { styled } from "styled-components";
import { controlLook } from "../Field/control.styles.ts";

export const Root = styled.div`
	position: relative;
	display: flex;
	align-items: center;
	min-width: 0;
	width: 100%;
	max-width: 26rem;

	> svg {
		position: absolute;
		left: 0.75rem;
		color: var(--text-3);
		pointer-events: none;
	}
	> button {
		position: absolute;
		right: 0.25rem;
		display: grid;
		place-items: center;
		width: 2rem;
		height: 2rem;
		border-radius: var(--radius-sm);
		color: var(--text-3);

		@media (hover: hover) {
			&:hover {
				background: var(--subtle);
				color: var(--text);
			}
		}
		@media (pointer: coarse) {
			right: 0;
			width: var(--touch);
			height: var(--touch);
		}
	}
`;

export const Box = styled.input`
	${controlLook}
	appearance: none;
	text-overflow: ellipsis;

	&&& {
		padding-inline: 2.375rem 2.5rem;
	}
	&::placeholder {
		text-overflow: ellipsis;
	}
	&::-webkit-search-cancel-button {
		appearance: none;
	}
`;

export const Hint = styled.span`
	position: absolute;
	right: 0.625rem;
	pointer-events: none;

	:focus-within > & {
		opacity: 0;
	}
	@media (hover: none), (max-width: 47.99rem) {
		display: none;
	}
`;
