import { DataError } from "../errors/DataError.ts";
import { checkImage, type ImageType, imageTypes, isAnimated } from "./images/imageBytes.ts";
import type { DecodedImage, ReadImage } from "./images/readImage.ts";
import { withoutMetadata } from "./images/withoutMetadata.ts";

/** A checked image without metadata, ready to be stored. */
export interface PreparedUpload {
	type: ImageType;
	bytes: ArrayBuffer;
	width: number;
	height: number;
	copies: { width: CopyWidth; name: string; bytes: ArrayBuffer }[];
	/** The file name of the image; it contains its size and the widths of the stored copies. */
	toFileName(copies: CopyWidth[]): string;
}

/** Checks a file, removes its metadata, makes copies; names begin with `key`. Rejects with DataError. */
export async function prepareUpload(file: Blob, read: ReadImage, key = uniqueKey()): Promise<PreparedUpload> {
	const type = await checkImage(file);
	const image = await read(file).catch(throwUnreadable);
	try {
		const bytes = await file
			.arrayBuffer()
			.then((content) => withoutMetadata(new Uint8Array(content)).buffer)
			.catch(throwUnreadable);
		const { width, height } = image;
		const stem = `${key}-${width}x${height}`;
		const copies = isAnimated(new Uint8Array(bytes), type) ? [] : await makeCopies(image, bytes.byteLength);
		return {
			type,
			bytes,
			width,
			height,
			copies: copies.map((copy) => ({ ...copy, name: `${stem}.w${copy.width}.webp` })),
			toFileName: (widths) => `${[stem, ...widths].join("-")}.${imageTypes[type]}`,
		};
	} finally {
		image.close();
	}
}

function throwUnreadable(cause: unknown): never {
	throw new DataError("invalid", "The image cannot be read", { reason: "unreadable", cause });
}

/** Copies that are narrower and smaller in bytes. A copy that cannot be encoded is left out. */
async function makeCopies(image: DecodedImage, size: number): Promise<{ width: CopyWidth; bytes: ArrayBuffer }[]> {
	const copies: { width: CopyWidth; bytes: ArrayBuffer }[] = [];
	for (const width of copyWidths) {
		if (image.width <= width) continue;
		const copy = await image.resize(width).catch(() => null);
		if (copy && copy.size < size) copies.push({ width, bytes: await copy.arrayBuffer() });
	}
	return copies;
}

function uniqueKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(8));
	return `${Date.now()}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The widths of the copies, in pixels. Pages show an image that is wider than 2,000 px only by its copies.
 */
const copyWidths = [640, 1280, 1920] as const;

type CopyWidth = (typeof copyWidths)[number];
