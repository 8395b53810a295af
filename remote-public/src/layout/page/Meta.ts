import { css, styled } from "styled-components";

/** Dates, counts and other small facts, in mono. */
export const meta = css`
	font: var(--weight-regular) var(--text-sm)/1.5 var(--font-mono);
	font-variant-numeric: tabular-nums;
	letter-spacing: -0.01em;
	word-spacing: 0;
	color: var(--text-3);
`;

export const Meta = styled.span`
	${meta}
`;
