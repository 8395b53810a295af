import { styled } from "styled-components";

export const List = styled.ol`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	font-size: var(--text-sm);
	color: var(--text-3);
`;

export const Item = styled.li`
	display: inline-flex;
	align-items: center;
	min-width: 0;
	min-height: 1.5rem;

	& + &::before {
		content: "/" / "";
		margin-inline: 0.75ch;
		color: var(--line-strong);
	}
	> a {
		padding-block: 0.125rem;
		transition: color var(--t-colour);
	}
	> [aria-current] {
		overflow: hidden;
		text-overflow: ellipsis;
		color: var(--text-2);
	}
	@media (hover: hover) {
		> a:hover {
			color: var(--accent);
		}
	}
	@media (pointer: coarse) {
		min-height: var(--touch);
		> a {
			padding-block: 0.75rem;
		}
	}
`;
