/** Writes lines for the person at the terminal; `console` is kept quiet in a process that runs the backend. */
export function say(...lines: string[]): void {
	process.stdout.write(lines.map((line) => `${line}\n`).join(""));
}
