import { css, keyframes, styled } from "styled-components";

const edge = css`
	position: fixed;
	inset: 0 0 auto;
	z-index: var(--z-popover);
	height: 3px;
	border-radius: 0;
	background: none;
	pointer-events: none;
	@media print {
		display: none;
	}
`;

export const Track = styled.div<{ $edge: boolean }>`
	overflow: hidden;
	height: 4px;
	border-radius: 2px;
	background: var(--sunk);
	${({ $edge }) => $edge && edge}

	@media (forced-colors: active) {
		outline: 1px solid;
	}
`;

const sweep = keyframes`
	from { translate: -100% 0; }
	to { translate: 300% 0; }
`;

export const Fill = styled.div<{ $unknown: boolean }>`
	height: 100%;
	border-radius: inherit;
	background: var(--clay);
	transform-origin: left;
	forced-color-adjust: none;
	${({ $unknown }) =>
		$unknown &&
		css`
			width: 33%;
			animation: ${sweep} 1.4s var(--ease-in-out) infinite;
		`}
`;
