/** An image that the browser has decoded. */
export interface DecodedImage {
	width: number;
	height: number;
	/** A webp copy of this width; null if the browser cannot write one. */
	resize(width: number): Promise<Blob | null>;
	/** Frees its memory. */
	close(): void;
}

/** Decodes an image, or rejects. Injected, because only browsers can decode. */
export type ReadImage = (file: Blob) => Promise<DecodedImage>;

/** Decodes an image in the browser, with its EXIF orientation applied. */
export async function readImage(file: Blob): Promise<DecodedImage> {
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
			// A browser that cannot write webp silently writes png.
			return blob.type === "image/webp" ? blob : null;
		},
		close: () => bitmap.close(),
	};
}
