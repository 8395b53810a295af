import { css, styled } from "styled-components";
import { label } from "../theme/mixins.ts";
import { token } from "../theme/token.ts";
import { blocks } from "./blocks.styles.ts";
import { headings, text } from "./text.styles.ts";

export type ProseSize = "essay" | "compact";

const sizes: Record<ProseSize, ReturnType<typeof css>> = {
	essay: css`
		font-size: var(--text-lg);
		line-height: var(--leading-prose);

		@media (min-width: 48rem) {
			font-size: var(--text-prose);
		}
	`,
	compact: css`
		--measure: 33rem;
		--breakout: 33rem;
		font-size: var(--text-body);
		line-height: var(--leading-prose);
	`,
};

/** Footnotes: their marks in the text, and the list at the end. */
const notes = css`
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
	.footnotes ol {
		margin-top: var(--space-3);
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

/** Highlighted code: a class for each kind of token, with a colour of the same name. */
const syntax = (["comment", "keyword", "string", "function", "number", "type", "punct"] as const)
	.map((kind) => `.syn-${kind} { color: ${token(`syn-${kind}`)}; }`)
	.join(" ");

/** A smaller serif, URLs written out, no breaks inside blocks. */
const printed = css`
	@media print {
		font: var(--weight-regular) var(--text-md) / 1.5 var(--font-serif);

		> * {
			max-width: none;
		}
		a[href^="http"]:not(.address)::after {
			content: " (" attr(href) ")";
			font-size: 0.8em;
			overflow-wrap: anywhere;
		}
		.heading-anchor,
		.footnote-backref {
			display: none;
		}
		:is(h1, h2, h3, h4, h5, h6) {
			break-after: avoid;
		}
		:is(pre, figure, blockquote, tr, img) {
			break-inside: avoid;
		}
		pre {
			white-space: pre-wrap;
		}
		pre code {
			width: auto;
		}
		img {
			filter: none;
		}
	}
`;

export const Root = styled.div<{ $size: ProseSize }>`
	--measure: var(--w-measure);
	--breakout: var(--w-figure);
	overflow-wrap: break-word;
	${({ $size }) => sizes[$size]}

	> * {
		max-width: var(--measure);
	}
	/* Figures, code and tables are wider than the text. */
	> :is(figure, pre, .wide, .table) {
		max-width: var(--breakout);
	}
	> * + * {
		margin-top: 1.3em;
	}
	${text}
	${headings}
	${blocks}
	${notes}
	${syntax}
	${printed}
`;
