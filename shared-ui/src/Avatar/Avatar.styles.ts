import { styled } from "styled-components";

export type AvatarSize = "small" | "regular" | "large";

const sizes: Record<AvatarSize, string> = { small: "1.75rem", regular: "2.5rem", large: "3.5rem" };
const letters: Record<AvatarSize, string> = { small: "var(--text-sm)", regular: "var(--text-base)", large: "var(--text-xl)" };

export const Root = styled.span<{ $size: AvatarSize; $square: boolean }>`
	position: relative;
	display: inline-grid;
	place-items: center;
	flex: none;
	overflow: hidden;
	width: ${({ $size }) => sizes[$size]};
	height: ${({ $size }) => sizes[$size]};
	border-radius: ${({ $square }) => ($square ? "var(--radius-sm)" : "50%")};
	background: var(--clay-tint);
	color: var(--clay);
	font: var(--weight-medium) ${({ $size }) => letters[$size]} / 1 var(--font-mono);
	text-transform: uppercase;

	img {
		position: absolute;
		inset: 0;
		width: 100%;
		height: 100%;
		object-fit: cover;
		filter: var(--pic-filter);
	}
	&::after {
		content: "";
		position: absolute;
		inset: 0;
		border-radius: inherit;
		box-shadow: var(--edge);
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
