import { styled } from "styled-components";

export const Root = styled.button`
	display: flex;
	align-items: center;
	gap: 0.625rem;
	min-height: 2.25rem;
	padding: 0 0.5rem 0 0.625rem;
	border: 1px solid var(--line-strong);
	border-radius: var(--radius-sm);
	background: var(--surface);
	color: var(--text-3);
	transition:
		border-color var(--t-colour),
		color var(--t-colour);

	> svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	> :last-child {
		margin-left: auto;
	}
	&:hover {
		border-color: var(--control);
		color: var(--text-2);
	}
	@media (max-width: 47.99rem) {
		min-height: var(--touch);

		> :last-child {
			display: none;
		}
	}
`;
