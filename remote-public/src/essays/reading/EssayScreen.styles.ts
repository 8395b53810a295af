import { Image } from "@site/shared-ui/Image";
import { notPrinted } from "@site/shared-ui/mixins";
import { Link } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { meta } from "../../layout/page/Meta.ts";

const wide = "@media (min-width: 75rem)";
const small = "@media (max-width: 74.99rem)";

/* Rail, text, contents. In reading mode (`<html data-reading>`) only one column of serif text. */
export const Root = styled.article`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	padding-top: clamp(1.25rem, 3vw, 2.5rem);

	${wide} {
		grid-template-columns: var(--w-rail) minmax(0, var(--w-figure)) 13rem;
		column-gap: var(--space-6);
	}
	:root[data-reading] & {
		display: block;
		max-width: var(--w-text);
		margin-inline: auto;
		padding-block: var(--space-8) var(--space-10);
	}
	@media print {
		display: block;
	}
	/* The link back. */
	> :first-child {
		${small} {
			margin-bottom: var(--space-5);
		}
		${wide} {
			margin-top: -0.125rem;
		}
		:root[data-reading] & {
			display: none;
		}
		${notPrinted}
	}
`;

export const Head = styled.div`
	h1 {
		max-width: 14.5em;
		margin-left: -0.03em;
		font: var(--weight-medium) clamp(var(--text-4xl) - 0.125rem, 1.55rem + 3vw, 3.75rem) / 1.06 var(--font-serif);
		letter-spacing: var(--tracking-hero);
		overflow-wrap: anywhere;
	}
	h1 + p {
		margin-top: var(--space-5);
	}
	i {
		margin-inline: 0.75ch;
		font-style: normal;
	}
	${wide} {
		grid-column: 2 / -1;
	}
`;

export const Topics = styled.ul`
	${meta}
	display: flex;
	flex-wrap: wrap;
	gap: 0 var(--space-4);
	margin-top: var(--space-2);

	a {
		display: block;
		padding-block: var(--space-1);
		overflow-wrap: anywhere;
		text-decoration: underline 1px var(--line-strong);
		text-underline-offset: 0.3em;
	}
	@media (pointer: coarse) {
		a {
			padding-block: var(--space-3);
		}
	}
	@media (hover: hover) {
		a:hover {
			color: var(--accent);
			text-decoration-color: currentcolor;
		}
	}
`;

export const Translation = styled(Link)`
	display: inline-block;
	margin-top: var(--space-2);
	padding-block: var(--space-2);
	font-weight: var(--weight-medium);
	color: var(--accent);

	@media (hover: hover) {
		&:hover {
			text-decoration: underline;
		}
	}
	${notPrinted}
`;

export const Feature = styled(Image)`
	margin-top: clamp(2rem, 4vw, 3rem);
	aspect-ratio: 2 / 1;

	${wide} {
		grid-column: 2 / -1;
	}
	@media (max-width: 39.99rem) {
		max-width: none;
		margin-inline: calc(-1 * var(--gutter));
		border-radius: 0;
		aspect-ratio: 3 / 2;

		&::after {
			box-shadow: none;
		}
	}
`;

export const Tools = styled.div`
	display: flex;
	flex-wrap: wrap;
	gap: var(--space-1);
	margin: var(--space-5) 0 0 -0.75rem;

	${wide} {
		grid-column: 1;
		grid-row: 3;
		position: sticky;
		top: 6rem;
		align-self: start;
		flex-direction: column;
		align-items: flex-start;
		margin-top: clamp(2.5rem, 5vw, 4rem);
	}
	:root[data-reading] & {
		position: fixed;
		inset: var(--space-4) var(--space-4) auto auto;
		z-index: var(--z-header);
		margin: 0;

		button {
			padding-inline: var(--space-4);
			background: var(--header-bg);
			box-shadow: var(--shadow-pill);
			backdrop-filter: blur(14px);
			color: var(--text);
		}
	}
	@media (scripting: none) {
		[data-scripted] {
			display: none;
		}
	}
	${notPrinted}
`;

export const Text = styled.div`
	min-width: 0;
	padding-top: clamp(2.5rem, 5vw, 4rem);

	${wide} {
		grid-column: 2;
		grid-row: 3;
	}
	:root[data-reading] & [data-body] {
		--measure: none;
		--breakout: none;
		font-family: var(--font-serif);
		font-size: var(--text-xl);
		line-height: 1.74;

		@media (min-width: 48rem) {
			font-size: var(--text-reading);
		}
	}
`;
