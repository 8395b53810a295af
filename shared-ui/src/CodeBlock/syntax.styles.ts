import { css } from "styled-components";

/** The colours of highlighted code by class, for CodeBlock and for rendered markdown. */
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
	.line {
		display: block;
		min-height: 1.72em;
		padding-inline: 1.25rem;
	}
	.line.marked {
		background: var(--code-mark);
		box-shadow: inset 2px 0 0 var(--accent);
	}
`;

/** The face of a block of code. */
export const codeFace = css`
	font-family: var(--font-mono);
	font-size: var(--text-md);
	line-height: 1.72;
	letter-spacing: -0.01em;
	word-spacing: 0;
	tab-size: 2;
	color: var(--syn-text);
`;
