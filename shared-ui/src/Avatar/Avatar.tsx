import { styled } from "styled-components";
import { useImageFailure } from "../Image/useImageFailure.ts";
import { edge } from "../theme/mixins.ts";

interface AvatarProps {
	/** The written name; its first letter replaces a missing image. */
	name: string;
	/** The URL of the image; null for none. */
	src: string | null;
}

/** A small image of a company next to its written name, or the first letter of the name. */
export function Avatar({ name, src }: AvatarProps) {
	const { isFailed, imageProps } = useImageFailure(src);
	const initial = [...name.trim()][0] ?? "·";
	return <Root aria-hidden="true">{src && !isFailed ? <img src={src} alt="" {...imageProps} /> : initial}</Root>;
}

const Root = styled.span`
	position: relative;
	display: inline-grid;
	place-items: center;
	flex: none;
	overflow: hidden;
	width: 2.5rem;
	height: 2.5rem;
	border-radius: var(--radius-sm);
	background: var(--clay-tint);
	color: var(--clay);
	font: var(--weight-medium) var(--text-base) / 1 var(--font-mono);
	text-transform: uppercase;

	img {
		position: absolute;
		inset: 0;
		width: 100%;
		height: 100%;
		object-fit: cover;
		filter: var(--pic-filter);
	}
	${edge}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
