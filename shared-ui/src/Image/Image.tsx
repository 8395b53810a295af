import type { ComponentProps, CSSProperties } from "react";
import { styled } from "styled-components";
import { edge } from "../theme/mixins.ts";
import { token } from "../theme/token.ts";
import { useImageFailure } from "./useImageFailure.ts";

type ImageProps = Pick<ComponentProps<"img">, "srcSet" | "sizes"> & {
	/** The URL; null shows a drawn tile. */
	src: string | null | undefined;
	/** The alt text; "" if the text next to the image says the same. */
	alt: string;
	/** The aspect ratio reserved before it has loaded: "16 / 9". */
	ratio?: string;
	/** The corners, one of the radius tokens. */
	radius?: "xs" | "sm" | "md" | "lg";
	/** True for the first image in view: loads eagerly and with high priority. */
	priority?: boolean;
	className?: string;
	style?: CSSProperties;
};

/** An image that reserves its space, has an inner edge, and shows a drawn tile when it cannot be loaded. */
export function Image({ src, alt, ratio, radius = "md", priority = false, className, style, ...rest }: ImageProps) {
	const { isFailed, imageProps } = useImageFailure(src);
	return (
		<Frame
			$radius={radius}
			className={className}
			style={{ aspectRatio: ratio, ...style }}
			{...(!src && alt && { role: "img", "aria-label": alt })}
		>
			{src && (
				<img
					src={src}
					alt={alt}
					loading={priority ? "eager" : "lazy"}
					fetchPriority={priority ? "high" : undefined}
					// Decodes an image that decides the largest paint with that paint, not a frame later.
					decoding={priority ? "sync" : "async"}
					{...rest}
					{...imageProps}
				/>
			)}
			{(!src || isFailed) && <Tile />}
		</Frame>
	);
}

/** Contour lines instead of a missing image. */
const Tile = () => (
	<TileRoot aria-hidden="true">
		<svg viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice">
			<path
				vectorEffect="non-scaling-stroke"
				d="M-4 62c30 2 44-22 76-22s48 12 92 14M-4 72c28 4 48-16 78-16s46 8 90 10M-4 83c28 5 50-10 80-11s44 5 88 7M-4 95c30 5 52-5 82-6s42 2 86 4M-4 108c32 5 54-1 84-2s40 0 84 1M60 28a11 11 0 1 0 .1 0Z"
			/>
		</svg>
	</TileRoot>
);

const Frame = styled.span<{ $radius: "xs" | "sm" | "md" | "lg" }>`
	position: relative;
	display: block;
	overflow: hidden;
	isolation: isolate;
	max-width: 100%;
	border-radius: ${({ $radius }) => token(`radius-${$radius}`)};
	background: var(--subtle);

	> img {
		width: 100%;
		height: 100%;
		object-fit: cover;
		filter: var(--pic-filter);
	}
	${edge}
`;

const TileRoot = styled.span`
	position: absolute;
	inset: 0;
	display: grid;
	place-items: center;
	background: var(--subtle);
	color: var(--line-strong);

	svg {
		width: 100%;
		height: 100%;
		fill: none;
		stroke: currentColor;
	}
`;
