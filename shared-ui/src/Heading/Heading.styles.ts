import { css, styled } from "styled-components";
import { token } from "../theme/token.ts";

type DisplaySize = "hero" | "title" | "5xl" | "4xl" | "3xl" | "2xl" | "xl" | "lg";
export type HeadingSize = DisplaySize | "label";

const tracking = {
	hero: "tracking-hero",
	title: "tracking-title",
	"5xl": "tracking-title",
	"4xl": "tracking-title",
	"3xl": "tracking-title",
} as const;
const isDisplay = (size: DisplaySize) => size === "hero" || size === "title" || size === "5xl";
// Small serif heads need the heavier cut; large ones are sturdy already.
const isSmall = (size: DisplaySize) => size === "xl" || size === "lg";

const display = (size: DisplaySize) => css`
	font-family: var(--font-serif);
	font-size: ${token(`text-${size}`)};
	font-weight: ${token(isSmall(size) ? "weight-semibold" : "weight-medium")};
	line-height: ${token(isDisplay(size) ? "leading-display" : "leading-heading")};
	letter-spacing: ${token(size in tracking ? tracking[size as keyof typeof tracking] : "tracking-heading")};
`;

const label = css`
	font: var(--weight-medium) var(--text-xs) / 1.5 var(--font-mono);
	letter-spacing: var(--tracking-label);
	text-transform: uppercase;
	color: var(--text-3);
`;

export const Root = styled.h2<{ $size: HeadingSize }>`
	overflow-wrap: anywhere;
	${({ $size }) => ($size === "label" ? label : display($size))}
`;
