/** No line of a backup is longer: the largest file as base64, with room to spare. */
const longest = 64 * 1024 * 1024;

/** The lines of a stream without their ends. Only a line feed ends a line; Node's own reader also takes U+2028 for one, which texts may hold. */
export async function* splitLines(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let parts: Buffer[] = [];
	let size = 0;
	for await (const chunk of source) {
		let start = 0;
		for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
			yield Buffer.concat([...parts, chunk.subarray(start, end)]);
			[parts, size, start] = [[], 0, end + 1];
		}
		parts.push(chunk.subarray(start));
		size += chunk.length - start;
		if (size > longest) {
			throw new Error("a line is too long");
		}
	}
	if (size > 0) {
		yield Buffer.concat(parts);
	}
}
