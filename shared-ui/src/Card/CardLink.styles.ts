import { Link } from "@site/shared-ui/router";
import { css, styled } from "styled-components";

const look = css`
	background: linear-gradient(var(--accent), var(--accent)) 0 100% / 0 1.5px no-repeat;
	transition: background-size var(--t-move) var(--ease);

	&::before {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: inherit;
	}
	/* The card itself wears the focus ring. */
	&:focus-visible {
		outline: 0;
	}
	@media (hover: hover) {
		:hover > &,
		:hover > * > &,
		&:hover {
			background-size: 100% 1.5px;
		}
	}
`;

export const Inside = styled(Link)`
	${look}
`;

export const Outside = styled.a`
	${look}
`;
