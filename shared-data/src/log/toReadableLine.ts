/** A line of the log for a person: time, level, process, event and fields; a stack is on the lines below. */
export function toReadableLine(json: string): string {
	const { time, level, process, msg, err, ...fields } = JSON.parse(json);
	const values = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
	const line = [time.slice(11, 23), level.toUpperCase(), process, msg, ...values].join(" ");
	return `${err?.stack ? `${line}\n${err.stack}` : line}\n`;
}
