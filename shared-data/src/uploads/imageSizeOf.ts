import { parseImageUrl } from "./parseImageUrl.ts";

/** The size in pixels of an uploaded picture, read from its address; null for a picture from elsewhere. */
export function imageSizeOf(url: string): { width: number; height: number } | null {
	const image = parseImageUrl(url);
	return image && { width: image.width, height: image.height };
}
