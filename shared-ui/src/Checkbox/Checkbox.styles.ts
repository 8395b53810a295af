import { styled } from "styled-components";
import { box, Choice } from "./choice.styles.ts";

export const Box = styled.input`
	${box}
	border-radius: var(--radius-xs);

	&:checked::before {
		content: "";
		width: 0.3125rem;
		height: 0.5625rem;
		margin-top: -2px;
		border: solid var(--on-accent);
		border-width: 0 1.75px 1.75px 0;
		rotate: 42deg;
	}
	&:indeterminate::before {
		content: "";
		width: 0.5625rem;
		height: 1.75px;
		margin: 0;
		border: 0;
		background: var(--on-accent);
		rotate: none;
	}
`;

/** Without a visible label the box is centred in a comfortable target. */
export const Bare = styled(Choice)`
	display: inline-grid;
	grid-template-columns: auto;
	place-content: center;
	place-items: center;
	width: 1.75rem;
	height: 1.75rem;

	@media (pointer: coarse) {
		width: var(--touch);
		height: var(--touch);
	}
`;
