import { inflateSync } from "node:zlib";

interface Pixels {
	width: number;
	height: number;
	/** 0xRRGGBB each, row by row. */
	pixels: Uint32Array;
}

/** Reads an opaque PNG of 8 bits a channel without interlacing, as browsers write them (https://www.w3.org/TR/png/). */
export function readPng(file: Buffer): Pixels {
	const width = file.readUInt32BE(16);
	const height = file.readUInt32BE(20);
	const [depth, type, , , interlaced] = file.subarray(24, 29);
	if (depth !== 8 || (type !== 2 && type !== 6) || interlaced) throw new Error("Only RGB or RGBA of 8 bits a channel is read.");
	const size = type === 6 ? 4 : 3;
	const bytes = unfiltered(inflateSync(Buffer.concat(chunksOf(file, "IDAT"))), width * size, height, size);
	const pixels = new Uint32Array(width * height);
	for (let at = 0; at < pixels.length; at++) {
		const from = at * size;
		pixels[at] = ((bytes[from] as number) << 16) | ((bytes[from + 1] as number) << 8) | (bytes[from + 2] as number);
	}
	return { width, height, pixels };
}

function chunksOf(file: Buffer, name: string): Buffer[] {
	const found: Buffer[] = [];
	for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
		if (file.toString("latin1", at + 4, at + 8) === name) found.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
	}
	return found;
}

function unfiltered(data: Buffer, length: number, height: number, size: number): Uint8Array {
	const out = new Uint8Array(length * height);
	for (let row = 0; row < height; row++) {
		const filter = data[row * (length + 1)];
		for (let at = 0; at < length; at++) {
			const to = row * length + at;
			const left = at >= size ? (out[to - size] as number) : 0;
			const up = row > 0 ? (out[to - length] as number) : 0;
			const corner = at >= size && row > 0 ? (out[to - length - size] as number) : 0;
			const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] as number;
			out[to] = (data[row * (length + 1) + 1 + at] as number) + guess;
		}
	}
	return out;
}

function paeth(left: number, up: number, corner: number): number {
	const guess = left + up - corner;
	const [toLeft, toUp, toCorner] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
	if (toLeft <= toUp && toLeft <= toCorner) return left;
	return toUp <= toCorner ? up : corner;
}
