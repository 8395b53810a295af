import { styled } from "styled-components";

export const Opener = styled.button`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	gap: 0.625rem;
	width: 7rem;
	height: 2.25rem;
	border-radius: var(--radius-full);
	box-shadow: inset 0 0 0 1px var(--line);
	color: var(--text-3);
	transition:
		box-shadow var(--t-colour),
		color var(--t-colour);

	&:focus-visible {
		border-radius: var(--radius-full);
	}
	@media (hover: hover) {
		&:hover {
			box-shadow: inset 0 0 0 1px var(--line-strong);
			color: var(--text);
		}
	}
	@media (max-width: 63.99rem), (hover: none) {
		width: 2.25rem;
		box-shadow: none;
		color: var(--text-2);

		> span {
			display: none;
		}
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		width: var(--touch);
		height: var(--touch);
	}
`;
