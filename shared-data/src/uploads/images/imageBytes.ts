import { DataError } from "../../errors/DataError.ts";

/** The type of an image that may be stored. Rejects with DataError "invalid", reason "type" or "size". */
export async function checkImage(file: Blob): Promise<ImageType> {
	if (file.type !== "" && !Object.hasOwn(imageTypes, file.type)) throw refusal("type", `${file.type} is not taken`);
	if (file.size >= maxImageBytes) throw refusal("size", `${file.size} bytes are too many`);
	// Stryker disable next-line MethodExpression: only spares the reading of the rest
	const type = imageTypeOf(new Uint8Array(await file.slice(0, 64).arrayBuffer()));
	if (!type) throw refusal("type", "The content is no image");
	return type;
}

const refusal = (reason: "type" | "size", message: string) => new DataError("invalid", message, { reason });

/** The type of an image by its first bytes, not by its name; null if the type is not accepted. */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
	if (text(0, 3) === "\xff\xd8\xff") return "image/jpeg";
	if (/GIF8[79]a/.test(text(0, 6))) return "image/gif";
	if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
	if (text(4, 8) === "ftyp" && /^(....)+?avi[fs]/s.test(`....${text(8, 64)}`)) return "image/avif";
	return null;
}

/** Whether an image is, or may be, animated: a resized copy would lose the animation. */
export function isAnimated(bytes: Uint8Array, type: ImageType): boolean {
	const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
	if (type === "image/gif") return true;
	if (type === "image/webp") return text(12, 16) === "VP8X" && ((bytes[20] ?? 0) & 2) !== 0;
	if (type === "image/avif") return text(8, 12) === "avis";
	if (type !== "image/png") return false;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	for (let chunk = 8; chunk + 8 <= bytes.length; chunk += 12 + view.getUint32(chunk)) {
		const name = text(chunk + 4, chunk + 8);
		if (name === "acTL") return true;
		if (name === "IDAT") return false;
	}
	return false;
}

/** File extensions by accepted MIME type. SVG is not accepted: it can contain script. */
export const imageTypes = {
	"image/png": "png",
	"image/jpeg": "jpg",
	"image/gif": "gif",
	"image/webp": "webp",
	"image/avif": "avif",
} as const;

export type ImageType = keyof typeof imageTypes;

/** The size limit of an image in bytes (5 MiB), exclusive. */
export const maxImageBytes = 5_242_880;
