import type { ComponentProps, CSSProperties } from "react";
import { Frame, Picture } from "./Image.styles.ts";
import { Tile } from "./Tile.tsx";
import { useImageFailure } from "./useImageFailure.ts";

type ImageProps = Pick<ComponentProps<"img">, "srcSet" | "sizes" | "width" | "height"> & {
	/** Where the picture is; without an address the tile stands in its place. */
	src: string | null | undefined;
	/** What the picture shows; "" when the text beside it says it already. */
	alt: string;
	/** The space it takes before it has loaded: "16 / 9". Without it the ratio of width and height. */
	ratio?: string;
	fit?: "cover" | "contain";
	radius?: ComponentProps<typeof Frame>["$radius"];
	/** True for the one picture that a visitor sees first: loads at once and before others. */
	first?: boolean;
	className?: string;
	style?: CSSProperties;
};

/** A picture that reserves its space, has an inner edge, and shows a drawn tile where it cannot be loaded. */
export function Image({ src, alt, ratio, fit = "cover", radius = "md", first = false, className, style, ...rest }: ImageProps) {
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
				<Picture
					$fit={fit}
					src={src}
					alt={alt}
					loading={first ? "eager" : "lazy"}
					fetchPriority={first ? "high" : undefined}
					decoding="async"
					{...rest}
					{...imageProps}
				/>
			)}
			{(isEmpty || isFailed) && <Tile />}
		</Frame>
	);
}
