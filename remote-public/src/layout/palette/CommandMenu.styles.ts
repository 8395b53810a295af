import { styled } from "styled-components";

export const Opener = styled.button`
	display: inline-flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-2);
	width: 7.25rem;
	height: 2.25rem;
	padding-inline: 0.75rem 0.4375rem;
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
	@media (max-width: 63.99rem) {
		justify-content: center;
		width: 2.25rem;
		padding: 0;
		box-shadow: none;
		color: var(--text-2);

		> span {
			display: none;
		}
	}
	@media (max-width: 47.99rem) {
		width: var(--touch);
		height: var(--touch);
	}
`;
