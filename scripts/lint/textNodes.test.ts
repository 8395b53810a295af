import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";

const folder = mkdtempSync(path.join(tmpdir(), "text-nodes-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("text that React may remove, or insert before, needs its own element", () => {
	const lines = [
		["<p>{busy && <i />} Send</p>", true],
		["<p>Send {busy && 'later'}</p>", true],
		["<p>{list.map((item) => <i key={item} />)} items</p>", true],
		["<p>{busy ? <>now, <i /></> : <b />} <i /></p>", true],
		["<p>Send {busy && <i />}</p>", false],
		["<p>{busy && <i />} <span>Send</span></p>", false],
		["<p>{busy ? 'now' : 'later'} <i /></p>", false],
		["<p>{busy && 'now'}</p>", false],
	] as const;
	const file = path.join(folder, "texts.tsx");
	writeFileSync(file, lines.map(([jsx], at) => `export const Text${at} = ({ busy, list }) => ${jsx};`).join("\n"));
	const config = path.join(folder, "oxlint.json");
	const rules = { "site/own-element-for-text": "error" };
	writeFileSync(
		config,
		JSON.stringify({ jsPlugins: [path.join(__dirname, "textNodes.js")], categories: { correctness: "off" }, rules }),
	);
	const oxlint = path.join(path.dirname(createRequire(__filename).resolve("oxlint/package.json")), "bin/oxlint");
	const { stdout } = spawnSync(process.execPath, [oxlint, "-c", config, "-f", "unix", file], { encoding: "utf8" });
	const reported = new Set([...stdout.matchAll(/texts\.tsx:(\d+):/g)].map(([, line]) => Number(line) - 1));
	expect(lines.map(([jsx], at) => [jsx, reported.has(at)])).toEqual(lines);
});
