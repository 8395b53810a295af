export type Bytes = Uint8Array<ArrayBuffer>;

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

export const textOf = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

export const ascii = (text: string): Bytes => Uint8Array.from(text, (character) => character.charCodeAt(0));

export const uint32 = (value: number): Bytes => Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);

export const littleEndian = (value: number): Bytes => Uint8Array.of(value, value >>> 8, value >>> 16, value >>> 24);

export function slice(bytes: Bytes, from: number, to: number): Bytes {
	if (to > bytes.length) throw new RangeError("A block is longer than the image.");
	return bytes.slice(from, to);
}

export function concat(parts: Bytes[]): Bytes {
	const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
	let at = 0;
	for (const part of parts) {
		whole.set(part, at);
		at += part.length;
	}
	return whole;
}
