import { css, styled } from "styled-components";
import { meta } from "../layout/page/Meta.ts";

/** The large headings of the store's closing parts. */
export const closingHeading = css`
	font: var(--weight-medium) var(--text-row)/1.15 var(--font-serif);
	letter-spacing: var(--tracking-title);
`;

export const Title = styled.h2`
	${closingHeading}
	max-width: 8em;

	@media (min-width: 56rem) {
		margin-top: -0.25rem;
	}
	@media (max-width: 55.99rem) {
		margin-bottom: var(--space-5);
	}
`;

export const List = styled.ol`
	display: grid;
	gap: var(--space-7);
	list-style: none;
	padding: 0;

	@media (min-width: 44rem) {
		grid-template-columns: 1fr 1fr;
	}
`;

export const Item = styled.li`
	display: grid;
	grid-template-columns: 2.5rem 1fr;

	> span {
		${meta}
		padding-top: 0.4375rem;
		color: var(--clay);
	}
	h3 {
		font: var(--weight-medium) var(--text-2xl)/1.25 var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	p {
		margin-top: var(--space-2);
		color: var(--text-2);
	}
`;
