import { css } from "styled-components";

/** Print styles: a smaller serif, URLs written out, no breaks inside blocks. */
export const paper = css`
	@media print {
		font: var(--weight-regular) var(--text-md) / 1.5 var(--font-serif);

		> * {
			max-width: none;
		}
		a[href^="http"]::after {
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
