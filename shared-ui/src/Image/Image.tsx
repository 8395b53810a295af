import type { ComponentProps, CSSProperties } from "react";
import { Frame, Img, TileRoot } from "./Image.styles.ts";
import { useImageFailure } from "./useImageFailure.ts";

type ImageProps = Pick<ComponentProps<"img">, "srcSet" | "sizes" | "width" | "height"> & {
	/** The image's URL; without it a drawn tile is shown. */
	src: string | null | undefined;
	/** The alt text; "" if the text beside the image says the same. */
	alt: string;
	/** The aspect ratio reserved before it has loaded: "16 / 9". By default that of `width` and `height`. */
	ratio?: string;
	radius?: ComponentProps<typeof Frame>["$radius"];
	/** True for the first image in view: loads eagerly and with high priority. */
	priority?: boolean;
	className?: string;
	style?: CSSProperties;
};

/** An image that reserves its space, has an inner edge, and shows a drawn tile when it cannot be loaded. */
export function Image({ src, alt, ratio, radius = "md", priority = false, className, style, ...rest }: ImageProps) {
	const { isFailed, imageProps } = useImageFailure(src);
	const { width, height } = rest;
	const aspectRatio = ratio ?? (width && height ? `${width} / ${height}` : undefined);
	const isEmpty = !src;
	return (
		<Frame
			$radius={radius}
			className={className}
			style={{ aspectRatio, ...style }}
			{...(isEmpty && alt ? { role: "img", "aria-label": alt } : {})}
		>
			{!isEmpty && (
				<Img
					src={src}
					alt={alt}
					loading={priority ? "eager" : "lazy"}
					fetchPriority={priority ? "high" : undefined}
					decoding="async"
					{...rest}
					{...imageProps}
				/>
			)}
			{(isEmpty || isFailed) && <Tile />}
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
