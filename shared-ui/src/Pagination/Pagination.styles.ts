import { Link } from "@site/shared-ui/router";
import { css, styled } from "styled-components";

export const Root = styled.nav`
	display: flex;
	align-items: center;
	justify-content: space-between;
	gap: var(--space-4);
	font-size: var(--text-sm);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);
`;

export const Pages = styled.ul`
	display: flex;
	gap: 2px;
	list-style: none;
	padding: 0;
`;

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
	@media (max-width: 47.99rem) {
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

	@media (max-width: 47.99rem) {
		display: none;
	}
`;
