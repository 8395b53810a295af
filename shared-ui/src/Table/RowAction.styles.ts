import { Link } from "@site/shared-ui/router";
import { css, styled } from "styled-components";

const look = css<{ $danger: boolean }>`
	display: inline-grid;
	place-items: center;
	flex: none;
	width: 2rem;
	height: 2rem;
	border-radius: var(--radius-sm);
	color: var(--text-2);
	transition:
		background-color var(--t-colour),
		color var(--t-colour);

	svg {
		width: 1.125rem;
		height: 1.125rem;
	}
	@media (hover: hover) {
		&:hover {
			background: ${({ $danger }) => ($danger ? "var(--danger-tint)" : "var(--sunk)")};
			color: ${({ $danger }) => ($danger ? "var(--danger)" : "var(--text)")};
		}
	}
	&:disabled {
		color: var(--text-disabled);
		background: none;
	}
	@media (pointer: coarse), (max-width: 63.99rem) {
		width: var(--touch);
		height: var(--touch);
	}
	/* Small enough for four beside the text of a card on the smallest phones. */
	@media (max-width: 22.49rem) {
		width: 2.25rem;
	}
`;

export const RouterLink = styled(Link)<{ $danger: boolean }>`
	${look}
`;

export const Anchor = styled.a<{ $danger: boolean }>`
	${look}
`;

export const ActionButton = styled.button<{ $danger: boolean }>`
	${look}
`;
