import type { ImageType } from "./imageTypes.ts";

/** What a file is by its first bytes, whatever its name and its sender say; null for anything that is no picture we take. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
	if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
	if (/^GIF8[79]a$/.test(text(0, 6))) return "image/gif";
	if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
	if (text(4, 8) === "ftyp" && /^(....)+?avi[fs]/s.test(`....${text(8, 64)}`)) return "image/avif";
	return null;
}
