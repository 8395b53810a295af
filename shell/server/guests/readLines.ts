import type { Readable } from "node:stream";

/** Calls back with each line. Not readline, because it also splits at U+2028, which JSON does not escape. */
export function readLines(stream: Readable, onLine: (line: string) => void, onLength: (length: number) => void = () => {}): void {
	let text = "";
	stream.setEncoding("utf8").on("data", (chunk: string) => {
		text += chunk;
		onLength(text.length);
		if (!chunk.includes("\n")) return;
		const lines = text.split("\n");
		text = lines.pop() ?? "";
		for (const line of lines) onLine(line);
	});
}
