export type Progress = ReturnType<typeof createProgress>;

/** Titles and file names may contain control sequences of a terminal. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, "");

/** Prints a command's progress: permanent lines, and in a terminal one line that is overwritten. */
export function createProgress() {
	const output = process.stdout;
	let hasStep = false;
	const end = () => {
		if (hasStep) {
			output.write("\r\u001b[2K");
			hasStep = false;
		}
	};
	/** Shows the current step. */
	const step = (text: string) => {
		if (output.isTTY) {
			end();
			output.write(printable(text).slice(0, Math.max(10, output.columns - 1)));
			hasStep = true;
		}
	};
	return {
		step,
		/** The same with a bar. */
		share(text: string, done: number, total: number) {
			const share = total === 0 ? 1 : Math.min(1, done / total);
			step(`${text} ${"█".repeat(Math.round(share * 30)).padEnd(30, "·")} ${Math.round(share * 100)} %`);
		},
		line(text: string) {
			end();
			output.write(`${printable(text)}\n`);
		},
		end,
	};
}
