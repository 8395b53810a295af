import { edge } from "@site/shared-ui/mixins";
import { styled } from "styled-components";
import { Meta } from "../layout/page/Meta.ts";

/** The frame of an image: a subtle edge instead of a border, slightly dimmed in the dark theme. */
export const ImageFrame = styled.span`
	position: relative;
	display: block;
	overflow: hidden;
	border-radius: var(--radius-md);
	background: var(--subtle);
	isolation: isolate;

	img {
		width: 100%;
		height: 100%;
		object-fit: cover;
		filter: var(--pic-filter);
	}
	${edge}
`;

export const Hero = styled.div`
	display: grid;
	gap: var(--space-7);
	align-items: end;
	padding-block: clamp(2rem, 5vw, 4.5rem) var(--section);

	h1 {
		margin: var(--space-5) 0 0 -0.04em;
		font: var(--weight-medium) var(--text-hero)/1.02 var(--font-serif);
		letter-spacing: var(--tracking-hero);
	}
	h1:first-child {
		margin-top: 0;
	}
	/* The name moves to the next line in one piece, unless it is longer than a line. */
	h1 span {
		display: inline-block;
	}
	h1 + p {
		max-width: 24em;
		margin-top: var(--space-4);
		font: var(--weight-regular) var(--text-lead)/1.3 var(--font-serif);
		letter-spacing: var(--tracking-heading);
		color: var(--text-2);
		text-wrap: balance;
	}
	> ${ImageFrame} {
		aspect-ratio: 5 / 6;
		border-radius: var(--radius-lg);
	}
	@media (min-width: 56rem) {
		&[data-portrait="true"] {
			grid-template-columns: minmax(0, 1fr) clamp(15rem, 25vw, 21rem);
			column-gap: var(--space-8);
		}
	}
	@media (max-width: 55.99rem) {
		gap: var(--space-6);

		> ${ImageFrame} {
			order: -1;
			width: 7.5rem;
			aspect-ratio: 1;
			border-radius: 50%;
		}
		img {
			object-position: 50% 30%;
			scale: 1.35;
			transform-origin: 50% 40%;
		}
	}
	h1 ~ div {
		display: flex;
		flex-wrap: wrap;
		align-items: center;
		gap: var(--space-3) var(--space-5);
		margin-top: var(--space-6);

		/* The same width in the fallback font, so that the next link does not shift when the font
		   loads. */
		> :first-child {
			min-width: 6.25rem;
		}
	}
`;

export const About = styled.div`
	max-width: var(--w-text);

	p:first-child {
		margin-top: -0.4rem;
		margin-bottom: var(--space-5);
		font: var(--weight-regular) var(--text-opening)/1.42 var(--font-serif);
		letter-spacing: -0.008em;
	}
	p:not(:first-child) {
		max-width: 36rem;
		font-size: var(--text-body);
		line-height: 1.68;
		color: var(--text-2);
	}
	p:not(:first-child) + p {
		margin-top: var(--space-4);
	}
`;

export const Job = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr) auto;
	gap: 0 var(--space-5);
	align-items: center;

	&[data-logo="true"] {
		grid-template-columns: 3.5rem minmax(0, 1fr) auto;
	}
	h3 {
		font: var(--weight-medium) var(--text-2xl)/1.25 var(--font-serif);
		letter-spacing: var(--tracking-heading);
	}
	p {
		color: var(--text-2);
	}
	> ${ImageFrame} {
		width: 3.5rem;
		height: 3.5rem;
	}
	> ${Meta} {
		align-self: start;
		padding-top: 0.4375rem;
	}
	@media (max-width: 39.99rem) {
		grid-template-columns: minmax(0, 1fr);
		gap: 0 var(--space-4);
		align-items: start;

		> ${ImageFrame} {
			width: 3rem;
			height: 3rem;
		}

		&[data-logo="true"] {
			grid-template-columns: 3rem minmax(0, 1fr);
		}
		&[data-logo="true"] > ${Meta} {
			grid-column: 2;
		}
		h3 {
			font-size: var(--text-reading);
		}
	}
`;

export const Previous = styled.details`
	margin-top: var(--space-5);
	border-top: 1px solid var(--line);

	summary {
		display: flex;
		align-items: center;
		gap: var(--space-2);
		min-height: 3.25rem;
		list-style: none;
		cursor: pointer;
		font-weight: var(--weight-medium);
		font-size: var(--text-ui);
		color: var(--text-2);
		transition: color var(--t-colour);
	}
	summary::-webkit-details-marker {
		display: none;
	}
	summary ${Meta} {
		font-size: var(--text-xs);
	}
	summary svg {
		margin-left: auto;
		color: var(--text-3);
		transition: rotate var(--t-overlay) var(--ease);
	}
	&[open] summary svg {
		rotate: 180deg;
	}
	@media (hover: hover) {
		summary:hover {
			color: var(--text);
		}
	}
	li {
		display: grid;
		grid-template-columns: minmax(0, 1fr) auto;
		gap: var(--space-5);
		align-items: baseline;
		padding-block: 0.6875rem;
		border-top: 1px solid var(--line);
	}
	li > span:first-child {
		color: var(--text-2);
	}
	b {
		font-weight: var(--weight-medium);
		color: var(--text);
	}
`;
