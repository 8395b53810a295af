import { keyframes, styled } from "styled-components";

const slide = keyframes`
	from { translate: -100% 0; }
`;

const fade = keyframes`
	from { opacity: 0; }
`;

export const Root = styled.dialog`
	inset: 0 auto 0 0;
	width: min(19rem, calc(100vw - 3rem));
	max-width: none;
	height: 100dvh;
	max-height: none;
	padding: var(--space-2) var(--space-3) var(--space-4);
	border: 0;
	background: var(--overlay);
	color: var(--text);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-md);
	overscroll-behavior: contain;

	&[open] {
		display: flex;
		flex-direction: column;
		gap: var(--space-2);
		animation: ${slide} var(--t-move) var(--ease);
	}
	&::backdrop {
		background: var(--scrim);
		animation: ${fade} var(--t-overlay);
	}
`;

export const Top = styled.div`
	display: flex;
	align-items: center;
	justify-content: space-between;
`;
