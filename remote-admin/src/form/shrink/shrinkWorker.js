/*
 * Posts its progress, then the picture; null when it cannot be decoded. The build copies this file unchanged:
 * in a worker built by the bundler, the runtime of module federation would fail.
 */

const longestSide = 2560;

onmessage = async ({ data: file }) => {
	postMessage(await shrink(file).catch(() => null));
};

/** @param {File} file */
async function shrink(file) {
	const bitmap = await createImageBitmap(file);
	postMessage(0.5);
	const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
	const [width, height] = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d");
	context.imageSmoothingQuality = "high";
	context.drawImage(bitmap, 0, 0, width, height);
	bitmap.close();
	postMessage(0.75);
	// Networks show a shared photo only as JPEG; the other formats may be transparent.
	if (/png|webp|avif/.test(file.type)) {
		const webp = await canvas.convertToBlob({ type: "image/webp", quality: 0.86 });
		// A browser that cannot write webp writes png, which may be as large as before.
		if (webp.size < file.size / 2) return webp;
	}
	context.globalCompositeOperation = "destination-over";
	context.fillStyle = "white";
	context.fillRect(0, 0, width, height);
	return canvas.convertToBlob({ type: "image/jpeg", quality: 0.86 });
}
