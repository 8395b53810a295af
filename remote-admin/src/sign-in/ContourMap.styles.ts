import { styled } from "styled-components";

export const Root = styled.svg`
	width: 100%;
	height: 100%;
`;

const strokes = { plain: "var(--line-strong)", index: "var(--text-disabled)", tea: "var(--accent)" };

export const Line = styled.path<{ $kind: keyof typeof strokes }>`
	fill: none;
	stroke: ${({ $kind }) => strokes[$kind]};
	stroke-width: ${({ $kind }) => ($kind === "tea" ? 1.75 : 1)};
`;
