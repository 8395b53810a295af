import { styled } from "styled-components";
import { token } from "../theme/token.ts";

export type Tone = "ok" | "info" | "warn" | "danger";

export const Root = styled.div<{ $tone: Tone }>`
	--tone: ${({ $tone }) => token($tone)};
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: 0.75rem;
	align-items: start;
	padding: 0.8125rem 0.875rem 0.8125rem 1rem;
	border-radius: var(--radius-md);
	background: ${({ $tone }) => token(`${$tone}-tint`)};
	box-shadow: inset 0 0 0 1px ${({ $tone }) => token(`${$tone}-line`)};
	font-size: var(--text-ui);
	line-height: 1.5;
	color: var(--text);
	@media (forced-colors: active) {
		border: 1px solid;
	}
	> svg {
		color: var(--tone);
		margin-top: 0.1875rem;
	}
	strong {
		font-weight: var(--weight-semibold);
		color: var(--tone);
	}
	> button,
	> a {
		min-height: 1.5rem;
		padding: 0;
		border-radius: var(--radius-xs);
		background: none;
		box-shadow: none;
		font-weight: var(--weight-medium);
		color: var(--tone);
		text-decoration: underline 1px;
		text-underline-offset: 0.2em;
	}
`;
