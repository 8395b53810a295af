/** The absolute URL of an image, or of `fallback` if there is none with an http URL. */
export function toAbsoluteImageUrl(image: string | null | undefined, origin: string, fallback = "/og-default.png"): string {
	const text = image?.trim();
	const url = text && URL.canParse(text, origin) ? new URL(text, origin) : null;
	return url && /^https?:$/.test(url.protocol) ? url.href : new URL(fallback, origin).href;
}

/** The share image that the server draws for the page at this path. */
export const toShareImageUrl = (path: string, origin: string) => `${origin}/cards${path}.png`;
