import { createHash } from "node:crypto";
import { DataError, type PreparedUpload, prepareUpload } from "@site/shared-data/uploads";
import sharp from "sharp";

/**
 * An image as the admin's upload would store it, with copies for narrow screens. Its name comes from its
 * bytes, so that one image is stored once. Resolves with the reason if the site does not take it.
 */
export async function prepareImage(bytes: Buffer): Promise<PreparedUpload | string> {
	const key = `${bytes.length}-${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}`;
	try {
		return await prepareUpload(new Blob([new Uint8Array(bytes)]), () => readImage(bytes), key);
	} catch (error) {
		if (error instanceof DataError) {
			return reasons[error.reason ?? ""] ?? "cannot be read";
		}
		throw error;
	}
}

const reasons: Record<string, string> = {
	type: "is no PNG, JPEG, GIF, WebP or AVIF",
	size: "has 5 MB or more",
	unreadable: "is damaged",
};

async function readImage(bytes: Buffer) {
	const { autoOrient } = await sharp(bytes).metadata();
	return {
		...autoOrient,
		async resize(width: number) {
			const copy = await sharp(bytes).autoOrient().resize({ width }).webp({ quality: 82 }).toBuffer();
			return new Blob([new Uint8Array(copy)], { type: "image/webp" });
		},
		close() {},
	};
}
