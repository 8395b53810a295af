import { Link } from "@site/shared-ui/router";
import { css, styled } from "styled-components";
import { below } from "../layout/index.ts";

const square = css`
	display: grid;
	place-items: center;
	min-width: 2rem;
	height: 2rem;
	border-radius: var(--radius-sm);
	transition:
		background-color var(--t-colour),
		color var(--t-colour);

	@media (hover: hover) {
		&[href]:hover {
			background: var(--subtle);
			color: var(--text);
		}
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		min-width: var(--touch);
		height: var(--touch);
	}
`;

export const PageLink = styled(Link)`
	${square}

	&[aria-current] {
		background: var(--subtle);
		color: var(--text);
	}
	@media (forced-colors: active) {
		&[aria-current] {
			outline: 1px solid Highlight;
			outline-offset: -1px;
		}
	}
	/* On phones only the steps and this page are shown; the others would wrap. */
	${below(48)} {
		&:not([aria-current]) {
			display: none;
		}
	}
`;

export const StepLink = styled(Link)`
	${square}
	font-size: var(--text-base);
`;

export const StepEnd = styled.span`
	${square}
	font-size: var(--text-base);
	color: var(--text-disabled);
`;

export const Gap = styled.li`
	display: grid;
	place-items: center;
	min-width: 1.5rem;
	color: var(--text-3);

	${below(48)} {
		display: none;
	}
`;
