import { styled } from "styled-components";

export const List = styled.ol`
	padding: 0;
	border-top: 1px solid var(--line-strong);
	list-style: none;
`;

export const Hint = styled.p`
	margin-top: var(--space-4);
	font-size: var(--text-sm);
	color: var(--text-3);

	@media (pointer: coarse) {
		display: none;
	}
`;
