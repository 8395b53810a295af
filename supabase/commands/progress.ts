/** Shows what a command does: lines that stay, and in a terminal one line that is written over. */
export interface Progress {
	/** Says what is under way. */
	step(text: string): void;
	/** The same with a bar. */
	share(text: string, done: number, total: number): void;
	line(text: string): void;
	end(): void;
}

/** Titles and names of files may hold what a terminal obeys. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, "");

export function createProgress(output: NodeJS.WriteStream = process.stdout): Progress {
	let hasStep = false;
	const clear = () => {
		if (hasStep) {
			output.write("\r\u001b[2K");
			hasStep = false;
		}
	};
	const step = (text: string) => {
		if (output.isTTY) {
			clear();
			output.write(printable(text).slice(0, Math.max(10, output.columns - 1)));
			hasStep = true;
		}
	};
	return {
		step,
		share(text, done, total) {
			const share = total === 0 ? 1 : Math.min(1, done / total);
			step(`${text} ${"█".repeat(Math.round(share * 30)).padEnd(30, "·")} ${Math.round(share * 100)} %`);
		},
		line(text) {
			clear();
			output.write(`${printable(text)}\n`);
		},
		end: clear,
	};
}
