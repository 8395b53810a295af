import { crc32, deflateSync, inflateSync } from "node:zlib";
import { readPng } from "./readPng.ts";
import { shrinkPng } from "./shrinkPng.ts";

test("a picture of few colours comes back pixel for pixel, and smaller", () => {
	const picture = rgbPng(64, 64, (x, y) => (x < 32 ? 0xfbfaf7 : y < 32 ? 0x0f6b52 : 0xa8441f));
	const small = shrinkPng(picture);
	expect(small.length).toBeLessThan(picture.length);
	expect([...toRgb(small)]).toEqual([...readPng(picture).pixels]);
});

test("a picture of many colours keeps its ground and stays near everywhere else", () => {
	const colour = (x: number, y: number) => (y < 32 ? 0xfbfaf7 : ((x * 4) << 16) | ((y * 4) << 8) | ((x * y) & 255));
	const picture = rgbPng(64, 64, colour);
	const shrunk = toRgb(shrinkPng(picture));
	for (let at = 0; at < 64 * 32; at++) expect(shrunk[at]).toBe(0xfbfaf7);
	const worst = Math.max(...[...readPng(picture).pixels].map((one, at) => distance(one, shrunk[at] as number)));
	expect(worst).toBeLessThan(64);
});

test("every filter that PNG knows is undone", () => {
	const colour = (x: number, y: number) => (((x * 37) & 255) << 16) | (((y * 91) & 255) << 8) | ((x * y) & 255);
	const plain = readPng(rgbPng(16, 10, colour)).pixels;
	expect([...readPng(rgbPng(16, 10, colour, true)).pixels]).toEqual([...plain]);
	expect(plain[17]).toBe(colour(1, 1));
});

/** An RGB PNG; with every filter in turn, or with none. */
function rgbPng(width: number, height: number, colour: (x: number, y: number) => number, filtered = false): Buffer {
	const length = width * 3;
	const raw = Buffer.alloc(length * height);
	for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) raw.writeUIntBE(colour(x, y), y * length + x * 3, 3);
	const rows = Array.from({ length: height }, (_, y) => {
		const filter = filtered ? y % 5 : 0;
		const row = Buffer.alloc(length + 1, filter);
		for (let x = 0; x < length; x++) {
			const at = y * length + x;
			const left = x >= 3 ? (raw[at - 3] as number) : 0;
			const up = y > 0 ? (raw[at - length] as number) : 0;
			const corner = x >= 3 && y > 0 ? (raw[at - length - 3] as number) : 0;
			const estimate = left + up - corner;
			const nearest = [left, up, corner].reduce((one, other) =>
				Math.abs(estimate - other) < Math.abs(estimate - one) ? other : one,
			);
			const guess = [0, left, up, Math.floor((left + up) / 2), nearest][filter] as number;
			row[x + 1] = (raw[at] as number) - guess;
		}
		return row;
	});
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, 2, 0, 0, 0], 8);
	const chunks = [
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(Buffer.concat(rows), { level: 1 })),
		chunk("IEND", Buffer.alloc(0)),
	];
	return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]);
}

function chunk(name: string, data: Buffer): Buffer {
	const size = Buffer.alloc(4);
	size.writeUInt32BE(data.length);
	const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
	const check = Buffer.alloc(4);
	check.writeUInt32BE(crc32(body));
	return Buffer.concat([size, body, check]);
}

/** The colours of a PNG with a palette and no filters. */
function toRgb(file: Buffer): Uint32Array {
	const part = (name: string) => {
		const at = file.indexOf(name, 0, "latin1");
		return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
	};
	const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
	const [palette, rows] = [part("PLTE"), inflateSync(part("IDAT"))];
	return Uint32Array.from({ length: width * height }, (_, at) => {
		const index = rows[at + Math.floor(at / width) + 1] as number;
		return palette.readUIntBE(index * 3, 3);
	});
}

function distance(one: number, other: number): number {
	const channel = (shift: number) => ((one >> shift) & 255) - ((other >> shift) & 255);
	return Math.hypot(channel(16), channel(8), channel(0));
}
