import { Image } from "@site/shared-ui/Image";
import type { CSSProperties } from "react";
import { styled } from "styled-components";
import { Meta } from "../../layout/page/Meta.ts";

const wide = "@media (min-width: 56rem)";
const small = "@media (max-width: 55.99rem)";
// On tablets the image is next to the text, so that the list is compact.
const medium = "@media (min-width: 40rem) and (max-width: 55.99rem)";

export const Thumb = styled(Image)`
	align-self: start;
	aspect-ratio: 8 / 5;

	img {
		transition: scale var(--t-page) var(--ease);
	}
	${small} {
		order: -1;
		aspect-ratio: 16 / 9;
		margin-bottom: var(--space-3);
	}
	${medium} {
		grid-area: 1 / 2 / span 2;
		aspect-ratio: 8 / 5;
		margin: 0.5rem 0 0;
	}
`;

export const Cards = styled.div`
	margin-bottom: var(--space-5);
	border-top: 1px solid var(--line);
`;

export const Root = styled.article.attrs<{ $age: number }>(({ $age }) => ({ style: { "--age": $age } as CSSProperties }))`
	position: relative;
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: var(--space-2) var(--space-7);
	padding-block: clamp(1.5rem, 3vw, 2.5rem);
	border-bottom: 1px solid var(--line);

	&:last-child {
		border-bottom: 0;
	}
	&:has(a:focus-visible) {
		outline: 2px solid var(--focus);
		outline-offset: -2px;
		border-radius: var(--radius-sm);
	}
	> div {
		min-width: 0;
	}
	h2 {
		font: var(--weight-medium) clamp(var(--text-2xl), 1.3rem + 0.9vw, 1.9375rem) / 1.34 var(--font-serif);
		letter-spacing: var(--tracking-title);
		overflow-wrap: anywhere;
	}
	/* The signature: an underline that changes from clay to tea with the essay's age (--age 0 → 1). */
	a {
		text-decoration: underline 2px
			color-mix(in oklch, var(--clay), var(--accent) calc(var(--age, 0) * 100%));
		text-underline-offset: 0.29em;
		text-decoration-skip-ink: none;
		transition: text-decoration-thickness var(--t-overlay) var(--ease);
	}
	a::before {
		content: "";
		position: absolute;
		inset: 0;
		z-index: var(--z-raised);
	}
	a:focus-visible {
		outline: 0;
	}
	h2 + p {
		display: -webkit-box;
		-webkit-box-orient: vertical;
		-webkit-line-clamp: 2;
		line-clamp: 2;
		overflow: hidden;
		margin-top: 0.875rem;
		color: var(--text-2);
	}
	/* The topics. */
	div > ${Meta} {
		margin-top: var(--space-2);
		overflow-wrap: anywhere;
	}
	${wide} {
		grid-template-columns: var(--w-rail) minmax(0, 1fr) 11.5rem;
		align-items: start;

		> ${Meta} {
			display: grid;
			align-content: start;
			gap: 0.125rem;
			padding-top: 0.6875rem;
		}
		i {
			display: none;
		}
		> div {
			max-width: 34rem;
		}
	}
	${small} {
		> ${Meta} {
			order: 2;
			margin-top: var(--space-1);
		}
		i {
			margin-inline: 0.5ch;
			font-style: normal;
			color: var(--text-3);
		}
	}
	${medium} {
		grid-template-columns: minmax(0, 1fr) 11.5rem;
		align-content: start;

		> ${Meta} {
			grid-area: 2 / 1;
		}
		> div {
			grid-area: 1 / 1;
		}
	}
	@media (hover: hover) {
		&:hover a {
			text-decoration-thickness: 4px;
		}
		&:hover ${Thumb} img {
			scale: 1.03;
		}
	}
`;
