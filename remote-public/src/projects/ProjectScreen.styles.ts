import { Image } from "@site/shared-ui/Image";
import { label } from "@site/shared-ui/mixins";
import { styled } from "styled-components";

export const Head = styled.div`
	padding-block: clamp(1.25rem, 3vw, 2.5rem) clamp(2rem, 4vw, 3.5rem);

	h1 {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: var(--space-3) var(--space-4);
		margin: clamp(1.5rem, 4vw, 3.5rem) 0 0 -0.03em;
		font: var(--weight-medium) var(--text-hero) / var(--leading-display) var(--font-serif);
		letter-spacing: var(--tracking-hero);
		overflow-wrap: anywhere;
	}
	h1 > span:first-child {
		min-width: 0;
	}
	p {
		max-width: 34rem;
		font: var(--weight-regular) clamp(var(--text-xl), 1.1rem + 0.7vw, var(--text-2xl)) / 1.42 var(--font-serif);
		color: var(--text-2);
	}
`;

export const Row = styled.div`
	display: grid;
	gap: var(--space-5);
	align-items: end;
	justify-items: start;
	margin-top: var(--space-4);

	@media (min-width: 56rem) {
		grid-template-columns: minmax(0, 1fr) auto;
	}
`;

export const Cover = styled(Image)`
	aspect-ratio: 16 / 9;

	@media (max-width: 39.99rem) {
		max-width: none;
		margin-inline: calc(-1 * var(--gutter));
		border-radius: 0;
		aspect-ratio: 4 / 3;

		&::after {
			box-shadow: none;
		}
	}
`;

export const Content = styled.div`
	display: grid;
	/* A wide table scrolls in its own box instead of widening the page. */
	grid-template-columns: minmax(0, 1fr);
	gap: var(--space-7);
	padding-block: clamp(2.5rem, 5vw, 4.5rem) var(--section);

	@media (min-width: 56rem) {
		grid-template-columns: var(--w-rail) minmax(0, 1fr);
		column-gap: var(--space-7);
	}
`;

export const Facts = styled.dl`
	display: grid;
	gap: var(--space-5);
	align-content: start;
	align-self: start;

	dt {
		margin-bottom: var(--space-1);
		${label}
	}
	dd {
		font-size: var(--text-ui);
		font-variant-numeric: tabular-nums;
		color: var(--text-2);
	}
	ul {
		display: grid;
		gap: 0.125rem;
		padding: 0;
		list-style: none;
	}
	@media (min-width: 56rem) {
		position: sticky;
		top: 6rem;
	}
	@media (max-width: 55.99rem) {
		grid-template-columns: 1fr 1fr;
		padding-bottom: var(--space-6);
		border-bottom: 1px solid var(--line);
	}
`;

export const Description = styled.p`
	max-width: var(--w-measure);
	font: var(--weight-regular) var(--text-opening) / 1.5 var(--font-serif);
`;
