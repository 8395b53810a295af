import type { ComponentProps } from "react";
import { css, styled } from "styled-components";
import { token } from "../theme/token.ts";

type HeadingProps = Omit<ComponentProps<"h2">, "ref"> & {
	/** Its place in the page's outline. */
	level: 1 | 2 | 3 | 4 | 5 | 6;
	/** How large it looks, which the outline does not decide; without it what usually goes with the level. */
	size?: HeadingSize;
};

/** A heading in the display face: the outline and the looks are chosen apart. */
export const Heading = ({ level, size = usual[level], ...rest }: HeadingProps) => (
	<Root as={`h${level}` as const} $size={size} {...rest} />
);

const usual = { 1: "title", 2: "3xl", 3: "2xl", 4: "xl", 5: "lg", 6: "label" } as const;

type DisplaySize = "hero" | "title" | "5xl" | "4xl" | "3xl" | "2xl" | "xl" | "lg";
type HeadingSize = DisplaySize | "label";

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

const Root = styled.h2<{ $size: HeadingSize }>`
	overflow-wrap: anywhere;
	${({ $size }) => ($size === "label" ? label : display($size))}
`;
