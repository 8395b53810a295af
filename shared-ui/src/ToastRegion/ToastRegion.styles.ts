import type { IconName } from "@site/shared-ui";
import { css, keyframes, styled } from "styled-components";
import { plate } from "../overlay/overlay.styles.ts";

type Tone = "ok" | "info" | "warn" | "danger";

export const icons: Record<Tone, IconName> = { ok: "check", info: "info", warn: "warning", danger: "warning" };

export const Region = styled.section`
	position: fixed;
	inset: auto var(--space-4) calc(var(--space-4) + env(safe-area-inset-bottom)) auto;
	z-index: var(--z-notice);
	display: grid;
	gap: var(--space-2);
	width: min(26rem, 100vw - 2 * var(--space-4));

	@media print {
		display: none;
	}
`;

const tones: Record<Tone, ReturnType<typeof css>> = {
	ok: css`
		--tone: var(--ok);
	`,
	info: css`
		--tone: var(--info);
	`,
	warn: css`
		--tone: var(--warn);
	`,
	danger: css`
		--tone: var(--danger);
	`,
};

export const Card = styled.div<{ $tone: Tone }>`
	${plate}
	${({ $tone }) => tones[$tone]}
	position: relative;
	overflow: hidden;
	display: flex;
	flex-wrap: wrap;
	align-items: center;
	justify-content: flex-end;
	min-height: 3rem;
	padding: 0.375rem 3rem 0.375rem 1rem;
	border-radius: var(--radius-md);
	font-size: var(--text-ui);
	line-height: 1.45;
	transition:
		opacity var(--t-overlay) var(--ease),
		translate var(--t-overlay) var(--ease);

	@starting-style {
		opacity: 0;
		translate: 0 0.5rem;
	}
	> button:last-of-type {
		position: absolute;
		/* Level with the first line, whatever size the pointer asks of it. */
		top: 1.5rem;
		right: 0.375rem;
		translate: 0 -50%;
	}
`;

/* As wide as its words, so that the action stands beside few and below many. */
export const Line = styled.div`
	flex: 1 1 auto;
	display: grid;
	grid-template-columns: auto minmax(0, 1fr);
	gap: 0.75rem;
	align-items: start;
	min-width: 0;
	padding-block: 0.375rem;

	> svg {
		margin-top: 0.125rem;
		color: var(--tone);
	}
`;

export const Text = styled.p`
	strong {
		font-weight: var(--weight-semibold);
	}
`;

const run = keyframes`
	to { scale: 0 1; }
`;

/* Reduced motion shortens every animation to nothing, so the line goes and the time stays. */
export const Time = styled.span`
	position: absolute;
	inset: auto 0 0;
	height: 2px;
	background: var(--tone);
	opacity: 0.55;
	transform-origin: left;
	animation: ${run} linear forwards;
`;
