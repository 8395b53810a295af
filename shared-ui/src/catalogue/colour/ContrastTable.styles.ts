import { css, styled } from "styled-components";

export const Table = styled.table`
	width: 100%;

	td {
		padding-block: var(--space-0);
	}
`;

const strip = css`
	display: block;
	padding: var(--space-2) var(--space-3);
	border-radius: var(--radius-sm);
	font-size: var(--text-sm);
	line-height: var(--leading-snug);
	box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--text) 6%, transparent);
`;

export const Sample = styled.span`
	${strip}
`;

export const Edge = styled.span`
	${strip}
	border: 2px solid;
	box-shadow: none;
`;

export const Ratio = styled.td`
	width: 6.5rem;
	text-align: right;
	white-space: nowrap;
	font: var(--weight-regular) var(--text-sm)/1 var(--font-mono);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);
`;

export const Mark = styled.span<{ $failed?: boolean }>`
	display: inline-block;
	min-width: 2.25rem;
	margin-left: var(--space-2);
	color: ${({ $failed }) => ($failed ? "var(--danger)" : "var(--ok)")};
`;
