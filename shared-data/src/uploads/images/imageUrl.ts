/** Parses the URL of an uploaded image: the widths of its copies are in px. Null for every other URL. */
export function parseImageUrl(url: string): { stem: string; width: number; height: number; copies: number[] } | null {
	// Stryker disable next-line ArrayDeclaration: it has no stem
	const [, stem, width, height, copies] = pattern.exec(url) ?? [];
	if (!stem) return null;
	return { stem, width: Number(width), height: Number(height), copies: (copies?.match(/\d+/g) ?? []).map(Number) };
}

const pattern =
	/^([^?#]*\/storage\/v1\/object\/public\/[a-z-]+\/\d+-[0-9a-f]+-([1-9]\d*)x([1-9]\d*))((?:-(?:640|1280|1920))+)?\.[a-z]+$/;

/** The size in px of an uploaded image, read from its URL; null for other images. */
export function imageSizeOf(url: string): { width: number; height: number } | null {
	const image = parseImageUrl(url);
	return image && { width: image.width, height: image.height };
}

/** The `src` and `srcset` of an image: its stored copies and itself, unless it is wider than 2,000 px. */
export function sourcesOf(url: string): { src: string; srcSet?: string | undefined } {
	// Stryker disable next-line ArrayDeclaration: it has no copies
	const [, stem, width, , copies] = pattern.exec(url) ?? [];
	// Stryker disable next-line ArrayDeclaration: without copies only the last source is used
	const sources = (copies?.match(/\d+/g) ?? []).map((copy) => [`${stem}.w${copy}.webp`, copy]);
	if (!copies || Number(width) <= 2000) sources.push([url, width as string]);
	return {
		src: sources.at(-1)?.[0] as string,
		srcSet: copies && sources.map((source) => `${source.join(" ")}w`).join(", "),
	};
}
