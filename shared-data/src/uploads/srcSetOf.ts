import { parseImageUrl } from "./parseImageUrl.ts";

/** The `srcset` of an uploaded picture: its stored copies and itself; undefined when it has none. */
export function srcSetOf(url: string): string | undefined {
	const image = parseImageUrl(url);
	if (!image || image.copies.length === 0) return undefined;
	return [...image.copies.map((width) => `${image.stem}.w${width}.webp ${width}w`), `${url} ${image.width}w`].join(", ");
}
