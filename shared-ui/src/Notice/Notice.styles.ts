import { css, styled } from "styled-components";

export type Tone = "ok" | "info" | "warn" | "danger";

const tones = {
	ok: css`
		--tone: var(--ok);
		background: var(--ok-tint);
		box-shadow: inset 0 0 0 1px var(--ok-line);
	`,
	info: css`
		--tone: var(--info);
		background: var(--info-tint);
		box-shadow: inset 0 0 0 1px var(--info-line);
	`,
	warn: css`
		--tone: var(--warn);
		background: var(--warn-tint);
		box-shadow: inset 0 0 0 1px var(--warn-line);
	`,
	danger: css`
		--tone: var(--danger);
		background: var(--danger-tint);
		box-shadow: inset 0 0 0 1px var(--danger-line);
	`,
};

export const Root = styled.div<{ $tone: Tone }>`
	display: grid;
	grid-template-columns: auto minmax(0, 1fr) auto;
	gap: 0.75rem;
	align-items: start;
	padding: 0.8125rem 0.875rem 0.8125rem 1rem;
	border-radius: var(--radius-md);
	font-size: var(--text-ui);
	line-height: 1.5;
	color: var(--text);
	${({ $tone }) => tones[$tone]}

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

export const Body = styled.div`
	min-width: 0;
`;
