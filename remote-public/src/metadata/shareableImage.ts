import { allowedUrl } from "@site/shared-data";

/** The first image with a format that every network shows: PNG, JPEG or unknown; null without one. */
export function shareableImage(...images: (string | null | undefined)[]): string | null {
	const urls = images.map((image) => allowedUrl(image?.trim()));
	return urls.find((url) => url && !/\.(?:webp|avif|gif)(?:[?#]|$)/i.test(url)) ?? null;
}
