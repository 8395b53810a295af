import { styled } from "styled-components";

export const List = styled.ol`
	padding: 0;
	border-top: 1px solid var(--line-strong);
	list-style: none;
`;

/** Empty and Failed stand between the list's own lines, as in the tables. */
export const Face = styled.div`
	border-top: 1px solid var(--line-strong);

	> * {
		padding-block: var(--space-7);
		border-radius: 0;
		box-shadow: none;
	}
`;

export const Hint = styled.p`
	margin-top: var(--space-4);
	font-size: var(--text-sm);
	color: var(--text-3);

	@media (pointer: coarse) {
		display: none;
	}
`;
