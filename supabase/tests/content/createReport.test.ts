import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { createReport } from "../../commands/content/createReport.ts";

test.each([20, 21])("of a list of %i lines 20 are printed, and a longer one is whole in a file", async (count) => {
	const lines = Array.from({ length: count }, (_, index) => `added  ${index}`);
	const printed: string[] = [];
	let hasEnded = false;
	const progress = { line: (text: string) => printed.push(text), end: () => (hasEnded = true), step() {}, share() {} };
	const report = createReport(progress);
	for (const line of lines) report.line(line);
	const path = await report.end();
	const written = path && readFileSync(path, "utf8");
	if (path) rmSync(dirname(path), { recursive: true });
	expect([printed, hasEnded]).toEqual([lines.slice(0, 20), true]);
	expect(written).toBe(count === 20 ? undefined : `${lines.join("\n")}\n`);
});
