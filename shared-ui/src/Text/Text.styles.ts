import { css, styled } from "styled-components";
import { token } from "../theme/token.ts";

export type TextSize = "2xs" | "xs" | "sm" | "md" | "ui" | "base" | "body" | "lg" | "xl";
export type TextTone = "plain" | "quiet" | "faint" | "accent" | "clay" | "danger" | "inherit";
export type TextFace = "sans" | "serif" | "mono";
export type TextWeight = "regular" | "medium" | "semibold";

interface Look {
	$size: TextSize | undefined;
	$tone: TextTone;
	$face: TextFace | undefined;
	$weight: TextWeight | undefined;
	$lines: number | undefined;
	$tabular: boolean;
}

const tones: Record<TextTone, string> = {
	plain: "var(--text)",
	quiet: "var(--text-2)",
	faint: "var(--text-3)",
	accent: "var(--accent)",
	clay: "var(--clay)",
	danger: "var(--danger)",
	inherit: "inherit",
};

const oneLine = css`
	overflow: hidden;
	text-overflow: ellipsis;
	white-space: nowrap;
`;

const manyLines = css<Look>`
	display: -webkit-box;
	-webkit-box-orient: vertical;
	-webkit-line-clamp: ${({ $lines }) => $lines};
	line-clamp: ${({ $lines }) => $lines};
	overflow: hidden;
`;

export const Root = styled.p<Look>`
	color: ${({ $tone }) => tones[$tone]};
	${({ $size }) => $size && `font-size: ${token(`text-${$size}`)};`}
	${({ $face }) => $face && `font-family: ${token(`font-${$face}`)};`}
	${({ $face }) => $face === "mono" && "letter-spacing: -0.01em; word-spacing: 0;"}
	${({ $weight }) => $weight && `font-weight: ${token(`weight-${$weight}`)};`}
	${({ $tabular }) => $tabular && "font-variant-numeric: tabular-nums lining-nums;"}
	${({ $lines }) => $lines === 1 && oneLine}
	${({ $lines }) => $lines !== undefined && $lines > 1 && manyLines}
`;
