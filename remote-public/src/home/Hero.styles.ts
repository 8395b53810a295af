import { styled } from "styled-components";
import { ImageFrame } from "../layout/page/ImageFrame.ts";

export const Root = styled.div`
	display: grid;
	gap: var(--space-7);
	align-items: end;
	padding-block: clamp(2rem, 5vw, 4.5rem) var(--section);

	@media (min-width: 56rem) {
		&[data-portrait="true"] {
			grid-template-columns: minmax(0, 1fr) clamp(15rem, 25vw, 21rem);
			column-gap: var(--space-8);
		}
	}
	@media (max-width: 55.99rem) {
		gap: var(--space-6);
	}
`;

export const Title = styled.h1`
	margin: var(--space-5) 0 0 -0.04em;
	font: var(--weight-medium) var(--text-hero)/1.02 var(--font-serif);
	letter-spacing: var(--tracking-hero);

	&:first-child {
		margin-top: 0;
	}
	/* The name moves to the next line in one piece, unless it is longer than a line. */
	span {
		display: inline-block;
	}
`;

export const Role = styled.p`
	max-width: 24em;
	margin-top: var(--space-4);
	font: var(--weight-regular) var(--text-lead)/1.3 var(--font-serif);
	letter-spacing: var(--tracking-heading);
	color: var(--text-2);
	text-wrap: balance;
`;

export const Actions = styled.div`
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	gap: var(--space-3) var(--space-5);
	margin-top: var(--space-6);

	/* The same width in the fallback font, so that the link beside it does not shift when the font
	   loads. */
	> :first-child {
		min-width: 6.25rem;
	}
`;

export const Portrait = styled(ImageFrame)`
	aspect-ratio: 5 / 6;
	border-radius: var(--radius-lg);

	@media (max-width: 55.99rem) {
		order: -1;
		width: 7.5rem;
		aspect-ratio: 1;
		border-radius: 50%;

		img {
			object-position: 50% 30%;
			scale: 1.35;
			transform-origin: 50% 40%;
		}
	}
`;
