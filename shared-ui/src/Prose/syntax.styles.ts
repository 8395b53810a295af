import { css } from "styled-components";

/** The colours of highlighted code by class, as the markdown pipeline writes it. */
export const syntax = css`
	.syn-comment {
		color: var(--syn-comment);
	}
	.syn-keyword {
		color: var(--syn-keyword);
	}
	.syn-string {
		color: var(--syn-string);
	}
	.syn-function {
		color: var(--syn-function);
	}
	.syn-number {
		color: var(--syn-number);
	}
	.syn-type {
		color: var(--syn-type);
	}
	.syn-punct {
		color: var(--syn-punct);
	}
`;

/** The typeface of a block of code. */
export const codeFace = css`
	font-family: var(--font-mono);
	font-size: var(--text-md);
	line-height: 1.72;
	letter-spacing: -0.01em;
	word-spacing: 0;
	tab-size: 2;
	color: var(--syn-text);
`;
