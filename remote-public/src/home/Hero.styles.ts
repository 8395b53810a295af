import { keyframes, styled } from "styled-components";
import { Picture } from "../layout/Picture.ts";

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
	/* The name breaks as a whole, unless it alone is too long. */
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
`;

export const Portrait = styled(Picture)`
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

const breathe = keyframes`
	0% { scale: 1; opacity: 0.8; }
	70%, 100% { scale: 2.4; opacity: 0; }
`;

export const Availability = styled.p`
	display: inline-flex;
	align-items: center;
	gap: 0.625rem;
	padding: 0.4375rem 0.875rem 0.4375rem 0.75rem;
	border-radius: var(--radius-full);
	background: var(--accent-tint);
	color: var(--accent);
	font-size: var(--text-md);
	font-weight: var(--weight-medium);
	line-height: 1.3;

	span {
		position: relative;
		flex: none;
		width: 0.5rem;
		height: 0.5rem;
		border-radius: 50%;
		background: currentColor;
	}
	/* Twice and no more: whatever moves longer than five seconds needs a button that stops it. */
	span::after {
		content: "";
		position: absolute;
		inset: 0;
		border: 1px solid currentColor;
		border-radius: inherit;
		opacity: 0;
		animation: ${breathe} 2.4s var(--ease) 2;
	}
`;
