import type { Picture } from "./Picture.ts";

/** Decodes a picture with the browser's own means, turned as its camera says. */
export async function readPicture(file: Blob): Promise<Picture> {
	const bitmap = await createImageBitmap(file);
	return {
		width: bitmap.width,
		height: bitmap.height,
		async resize(width) {
			const canvas = new OffscreenCanvas(width, Math.max(Math.round((bitmap.height * width) / bitmap.width), 1));
			const context = canvas.getContext("2d");
			if (!context) return null;
			context.imageSmoothingQuality = "high";
			context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
			const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.82 });
			// A browser that cannot write webp gives a png without a word.
			return blob.type === "image/webp" ? blob : null;
		},
		close: () => bitmap.close(),
	};
}
