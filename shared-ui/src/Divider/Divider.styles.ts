import { css, styled } from "styled-components";

export const Line = styled.hr<{ $strong: boolean; $upright: boolean }>`
	border: 0;
	${({ $strong, $upright }) => css`
		border-${$upright ? "left" : "top"}: 1px solid var(--${$strong ? "line-strong" : "line"});
		${$upright && "align-self: stretch; min-height: 1.125rem;"}
	`}
`;

export const Labelled = styled.div`
	display: grid;
	grid-template-columns: 1fr auto 1fr;
	align-items: center;
	gap: var(--space-3);
	font: var(--weight-regular) var(--text-xs) / 1.5 var(--font-mono);
	color: var(--text-3);

	&::before,
	&::after {
		content: "";
		border-top: 1px solid var(--line);
	}
`;
