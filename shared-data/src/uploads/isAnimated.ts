import type { ImageType } from "./imageTypes.ts";

/** Whether a picture moves, or may: a resized copy would stand still. */
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
