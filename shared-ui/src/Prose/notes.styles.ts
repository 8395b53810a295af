import { css } from "styled-components";
import { label } from "../theme/mixins.ts";

/** Footnotes: their marks in the text, and the list at the end. */
export const notes = css`
	.footnote-ref {
		margin-left: 0.06em;
		vertical-align: 0.55em;
		font: var(--weight-medium) 0.66em / 0 var(--font-mono);
		word-spacing: 0;
	}
	.footnote-ref a {
		padding: 0.6em 0.12em;
		color: var(--accent);
		text-decoration: none;
	}
	.footnotes-sep {
		display: none;
	}
	.footnotes {
		margin-top: 4rem;
		padding-top: var(--space-5);
		border-top: 1px solid var(--line);
		font-size: var(--text-ui);
		line-height: 1.6;
		color: var(--text-2);
	}
	.footnotes h2 {
		margin: 0;
		${label}
	}
	/* Renderers give the list a class, and the reset takes the numbers of lists with a class away. */
	.footnotes ol {
		margin-top: var(--space-3);
		padding-left: 1.4em;
		list-style: decimal;
	}
	.footnotes li:target {
		color: var(--text);
	}
	.footnotes li p + p {
		margin-top: 0.6em;
	}
	.footnote-backref {
		display: inline-block;
		min-width: 1.5rem;
		min-height: 1.5rem;
		text-align: center;
		text-decoration: none !important;
		color: var(--accent);
	}
`;
