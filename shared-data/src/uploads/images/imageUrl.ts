/** Parses the URL of an uploaded image: the widths of its copies are in px. Null for every other URL. */
export function parseImageUrl(url: string): { stem: string; width: number; height: number; copies: number[] } | null {
	const [, stem, width, height, copies] = pattern.exec(url) ?? [];
	if (!stem) return null;
	return { stem, width: Number(width), height: Number(height), copies: (copies?.match(/\d+/g) ?? []).map(Number) };
}

const pattern =
	/^([^?#]*\/storage\/v1\/object\/public\/[a-z-]+\/\d+-[0-9a-f]+-([1-9]\d*)x([1-9]\d*))((?:-640)?(?:-1280)?(?:-1920)?)\.(?:png|jpg|gif|webp|avif)$/;

/** The size in px of an uploaded image, read from its URL; null for other images. */
export function imageSizeOf(url: string): { width: number; height: number } | null {
	const image = parseImageUrl(url);
	return image && { width: image.width, height: image.height };
}

/** The `src` and `srcset` of an image: its stored copies and itself, unless it is wider than 2,000 px. */
export function sourcesOf(url: string): { src: string; srcSet?: string } {
	const image = parseImageUrl(url);
	if (!image?.copies[0]) return { src: url };
	const sources = image.copies.map((width) => `${image.stem}.w${width}.webp ${width}w`);
	if (image.width <= 2000) sources.push(`${url} ${image.width}w`);
	return { src: String(sources.at(-1)).split(" ")[0] as string, srcSet: sources.join(", ") };
}
