import { styled } from "styled-components";

export const Root = styled.div`
	position: relative;

	input {
		padding-right: 5.5rem;
	}
`;

export const Toggle = styled.button`
	position: absolute;
	inset: 4px 4px 4px auto;
	display: inline-flex;
	align-items: center;
	gap: 0.375rem;
	padding: 0 0.5rem;
	border-radius: var(--radius-xs);
	font-size: var(--text-sm);
	color: var(--text-2);

	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	@media (hover: hover) {
		&:hover {
			background: var(--subtle);
			color: var(--text);
		}
	}
`;
