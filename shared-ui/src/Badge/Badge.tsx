import type { ComponentProps } from "react";
import { css, styled } from "styled-components";

type BadgeProps = ComponentProps<"span"> & {
	/** clay asks for attention, tea informs, outline is quiet. */
	tone: Tone;
};

/** A short fact set in mono: a status, a mark, a version. */
export const Badge = ({ tone, ...rest }: BadgeProps) => <Root $tone={tone} {...rest} />;

type Tone = "tea" | "clay" | "outline";

const tones = {
	tea: css`
		background: var(--accent-tint);
		color: var(--accent);
	`,
	clay: css`
		background: var(--clay-tint);
		color: var(--clay);
		letter-spacing: var(--tracking-label);
	`,
	outline: css`
		box-shadow: inset 0 0 0 1px var(--line-strong);
		color: var(--text-3);
	`,
};

const Root = styled.span<{ $tone: Tone }>`
	display: inline-flex;
	align-items: center;
	gap: 0.375rem;
	height: 1.5rem;
	padding-inline: 0.5rem;
	border-radius: var(--radius-xs);
	font: var(--weight-medium) var(--text-xs)/1 var(--font-mono);
	font-variant-numeric: tabular-nums;
	white-space: nowrap;
	${({ $tone }) => tones[$tone]}
`;
