import { notPrinted } from "@site/shared-ui/mixins";
import { css, styled } from "styled-components";
import { meta } from "../layout/page/Meta.ts";

const small = "@media (max-width: 39.99rem)";

export const Offers = styled.div`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--space-6);
	padding-bottom: var(--section);

	@media (min-width: 46rem) {
		grid-template-columns: repeat(2, minmax(0, 1fr));
	}
	@media (min-width: 66rem) {
		grid-template-columns: repeat(3, minmax(0, 1fr));
	}
`;

export const Count = styled.span`
	font: var(--weight-regular) var(--text-2xs)/1 var(--font-mono);
	color: var(--text-3);

	[aria-pressed="true"] > & {
		color: inherit;
	}
	@media (max-width: 29.99rem) {
		display: none;
	}
`;

export const Missing = styled.div`
	padding-bottom: var(--section);
`;

/** The large headings of the store's closing parts. */
const closingHeading = css`
	font: var(--weight-medium) var(--text-row)/1.15 var(--font-serif);
	letter-spacing: var(--tracking-title);
`;

export const ReasonsTitle = styled.h2`
	${closingHeading}
	max-width: 8em;

	@media (min-width: 56rem) {
		margin-top: -0.25rem;
	}
	@media (max-width: 55.99rem) {
		margin-bottom: var(--space-5);
	}
`;

export const Reasons = styled.ol`
	display: grid;
	gap: var(--space-7);

	li {
		display: grid;
		grid-template-columns: 2.5rem 1fr;
	}
	li > span {
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
	@media (min-width: 44rem) {
		grid-template-columns: 1fr 1fr;
	}
`;

export const Band = styled.section`
	position: relative;
	display: grid;
	gap: var(--space-5);
	align-items: end;
	margin-bottom: var(--section);
	padding: clamp(2rem, 5vw, 4rem);
	border-radius: var(--radius-lg);
	background: var(--band);
	color: var(--on-band);
	overflow: hidden;

	@media (min-width: 56rem) {
		grid-template-columns: 1fr auto;
	}
	${small} {
		margin-inline: calc(var(--gutter) * -0.5);
	}
	> :not(svg) {
		position: relative;
	}
	h2 {
		${closingHeading}
	}
	p {
		max-width: 32rem;
		margin-top: var(--space-3);
		font-size: var(--text-lg);
		color: var(--on-band-2);
	}
	a,
	a:hover {
		justify-self: start;
		background: var(--on-band);
		box-shadow: none;
		color: var(--band);
	}
	:focus-visible {
		outline-color: var(--on-band);
	}
	/* The lines fade before the text, sideways or, on small screens, upwards. */
	> svg {
		position: absolute;
		inset: 0;
		width: 100%;
		height: 100%;
		fill: none;
		stroke: var(--band-line);
		stroke-width: 1.25;
		mask: linear-gradient(100deg, transparent 22%, var(--text) 72%);

		${small} {
			mask: linear-gradient(transparent 45%, var(--text));
		}
		${notPrinted}
	}
	> svg path {
		vector-effect: non-scaling-stroke;
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
	@media print {
		padding: var(--space-5) 0;
		border-top: 1px solid var(--line);
		border-radius: 0;
		background: none;
		break-inside: avoid;

		&,
		p {
			color: inherit;
		}
	}
`;
