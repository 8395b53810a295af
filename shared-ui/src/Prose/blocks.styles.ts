import { css } from "styled-components";

/** Blocks: quotes, figures, code, tables, rules. */
export const blocks = css`
	blockquote {
		position: relative;
		margin-block: 2.2em;
		padding-block: 0.25em;
		font: italic var(--weight-regular) 1.42em / 1.42 var(--font-serif);
		letter-spacing: -0.006em;
		text-wrap: balance;
	}
	blockquote::before {
		content: "“" / "";
		position: absolute;
		right: calc(100% + 0.08em);
		font-style: normal;
		color: var(--clay);
	}
	blockquote p + p {
		margin-top: 0.6em;
	}
	/* The last paragraph of several is the source. */
	> blockquote > p + p:last-child {
		font: var(--weight-regular) var(--text-sm) / 1.5 var(--font-mono);
		letter-spacing: 0;
		color: var(--text-3);
	}
	/* A quote inside a quote or a list is not a display piece. */
	:is(blockquote, li) blockquote {
		margin-block: 1em;
		padding-left: 1em;
		border-left: 2px solid var(--line-strong);
		font-size: 1em;
		line-height: inherit;
	}
	:is(blockquote, li) blockquote::before {
		content: none;
	}
	@media (max-width: 47.99rem) {
		> blockquote {
			font-size: 1.3em;
		}
		/* Without a margin the mark is above. */
		> blockquote::before {
			right: auto;
			left: -0.42em;
		}
	}
	[role="note"] {
		margin-block: 1.6em;
		padding-left: 1em;
		border-left: 2px solid var(--accent);
	}
	:is(.alert-warning, .alert-caution) {
		border-color: var(--danger);
	}
	[role="note"] > * + * {
		margin-top: 0.6em;
	}
	figure {
		margin-block: 2.4em;
		margin-inline: 0;
	}
	figcaption {
		margin-top: 0.75rem;
		font-family: var(--font-sans);
		font-size: var(--text-md);
		line-height: 1.5;
		color: var(--text-3);
	}
	img {
		border-radius: var(--radius-md);
		background: var(--subtle);
		filter: var(--pic-filter);
	}
	hr {
		width: 4rem;
		margin-block: 3em;
		border-top-color: var(--line-strong);
	}
	pre {
		/* The margin is in the page's units, not the code's: a frame around it has the same. */
		margin-block: 1.6rem;
		padding: 1.125rem 0;
		overflow-x: auto;
		border-radius: var(--radius-md);
		background: var(--code-bg);
		box-shadow: inset 0 0 0 1px var(--code-line);
		font-family: var(--font-mono);
		font-size: var(--text-md);
		line-height: 1.72;
		letter-spacing: -0.01em;
		word-spacing: 0;
		tab-size: 2;
		color: var(--syn-text);
	}
	pre code {
		display: block;
		width: max-content;
		min-width: 100%;
		padding-inline: 1.25rem;
		font: inherit;
	}
	.table {
		margin-block: 2em;
		overflow-x: auto;
	}
	table {
		width: 100%;
		font-family: var(--font-sans);
		font-size: var(--text-ui);
		line-height: 1.5;
		font-variant-numeric: tabular-nums;
	}
	.table > table {
		min-width: 34rem;
	}
	th {
		padding: 0 var(--space-5) 0.625rem 0;
		border-bottom: 1px solid var(--text-3);
		font: var(--weight-medium) var(--text-xs) / 1.5 var(--font-mono);
		letter-spacing: var(--tracking-label);
		text-align: left;
		text-transform: uppercase;
		white-space: nowrap;
		color: var(--text-3);
	}
	td {
		padding: 0.75rem var(--space-5) 0.75rem 0;
		border-bottom: 1px solid var(--line);
		vertical-align: baseline;
	}
	/* Inline code does not wrap; the table scrolls. */
	:is(td, th) code {
		overflow-wrap: normal;
		white-space: nowrap;
	}
	tr > :last-child {
		padding-right: 0;
	}
	td:first-child {
		font-weight: var(--weight-medium);
	}
	:is(th, td)[align="right"] {
		text-align: right;
		white-space: nowrap;
	}
	td[align="right"] {
		font-family: var(--font-mono);
		font-size: var(--text-md);
		letter-spacing: -0.02em;
	}
	:is(th, td)[align="center"] {
		text-align: center;
	}
`;
