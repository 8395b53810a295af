import { DataError } from "../errors/DataError.ts";
import { checkImage } from "./checkImage.ts";
import { type CopyWidth, copyWidths } from "./copyWidths.ts";
import { type ImageType, imageTypes } from "./imageTypes.ts";
import { isAnimated } from "./isAnimated.ts";
import type { Picture, ReadPicture } from "./Picture.ts";

/** A checked picture, ready to be sent. */
export interface PreparedUpload {
	type: ImageType;
	bytes: ArrayBuffer;
	width: number;
	height: number;
	copies: { width: CopyWidth; name: string; bytes: ArrayBuffer }[];
	/** The name of the picture; it tells its size and which copies are stored beside it. */
	nameWith(copies: CopyWidth[]): string;
}

/** Checks a file, reads its size, makes the copies and finds names that nothing else has. Rejects with DataError before any request. */
export async function prepareUpload(file: Blob, read: ReadPicture): Promise<PreparedUpload> {
	const type = await checkImage(file);
	const picture = await read(file).catch((cause: unknown) => {
		throw new DataError("invalid", "The picture cannot be read", { reason: "unreadable", cause });
	});
	try {
		const bytes = await file.arrayBuffer();
		const { width, height } = picture;
		const stem = `${Date.now()}-${randomText()}-${width}x${height}`;
		const copies = isAnimated(new Uint8Array(bytes), type) ? [] : await makeCopies(picture, bytes.byteLength);
		return {
			type,
			bytes,
			width,
			height,
			copies: copies.map((copy) => ({ ...copy, name: `${stem}.w${copy.width}.webp` })),
			nameWith: (widths) => `${[stem, ...widths].join("-")}.${imageTypes[type]}`,
		};
	} finally {
		picture.close();
	}
}

/** Copies narrower than the picture that take fewer bytes. One that cannot be made is left out. */
async function makeCopies(picture: Picture, size: number): Promise<{ width: CopyWidth; bytes: ArrayBuffer }[]> {
	const copies: { width: CopyWidth; bytes: ArrayBuffer }[] = [];
	for (const width of copyWidths) {
		if (picture.width <= width) continue;
		const copy = await picture.resize(width).catch(() => null);
		if (copy && copy.size < size) copies.push({ width, bytes: await copy.arrayBuffer() });
	}
	return copies;
}

function randomText(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
