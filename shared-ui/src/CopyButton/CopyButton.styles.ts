import { styled } from "styled-components";

export const Root = styled.button<{ $copied: boolean }>`
	display: inline-flex;
	align-items: center;
	gap: 0.4375rem;
	flex: none;
	height: 2rem;
	padding-inline: 0.625rem;
	border-radius: var(--radius-sm);
	font: var(--weight-medium) var(--text-xs) / 1 var(--font-mono);
	color: ${({ $copied }) => ($copied ? "var(--ok)" : "var(--text-2)")};
	transition:
		background-color var(--t-colour),
		color var(--t-colour);

	@media (hover: hover) {
		&:hover {
			background: var(--sunk);
			color: ${({ $copied }) => ($copied ? "var(--ok)" : "var(--text)")};
		}
	}
	@media (pointer: coarse) {
		height: var(--touch);
	}
	@media print {
		display: none;
	}
`;
