import { css } from "styled-components";

/** The large headings of the store's closing parts. */
export const big = css`
	font: var(--weight-medium) var(--text-row)/1.15 var(--font-serif);
	letter-spacing: var(--tracking-title);
`;
