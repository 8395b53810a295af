import { styled } from "styled-components";

const wide = "@media (min-width: 60rem)";

export const Columns = styled.div`
	display: grid;
	gap: var(--space-7);
	padding-bottom: var(--section);

	${wide} {
		grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
		column-gap: var(--space-9);
	}
`;

export const Aside = styled.div`
	/* Directly below the title it has the spacing of a lead. */
	margin-top: calc(-1 * var(--space-4));

	${wide} {
		position: sticky;
		margin-top: 0;
		top: 6rem;
		align-self: start;
	}
	> p {
		font: var(--weight-regular) var(--text-xl)/1.5 var(--font-serif);
		color: var(--text-2);
		text-wrap: pretty;
	}
`;
