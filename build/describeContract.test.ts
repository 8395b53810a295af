import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findIncompatibility } from "../shell/deployment/findIncompatibility.ts";
import type { ContractTypes } from "../shell/deployment/manifest.ts";

const source = `
export interface Note { id: string; text: string; }
export interface NoteDraft { text: string; }
interface Notes { get(id: string): Promise<Note | null>; save(draft: NoteDraft): Promise<void>; }
export const notes = {} as Notes;
export const urls = { home: () => "/", note: (id: string) => id };
export const pages = [{ id: "home", label: "Home" }] as const;
export const unused = 1;
`;

type Change = [from: string, to: string];

const fitting: Change[] = [
	// An export that the remote does not import, and one that is new.
	["export const unused = 1", "export const more = 2"],
	['home: () => "/",', 'home: () => "/", talks: () => "/talks",'],
	["] as const", ', { id: "talks", label: "Talks", order: 2 }] as const'],
	["id: string; text", "id: string; language: string; text"],
	["NoteDraft { text", "NoteDraft { language?: string; text"],
	["(id: string) => id", "(id: string) => `/${id}`"],
];
const breaking: Change[] = [
	["NoteDraft { text", "NoteDraft { language: string; text"],
	["id: string; text: string;", "id: string[];"],
	["(id: string) => id", "(id: string, language: string) => id"],
	["Promise<void>", "Promise<Note>"],
	['home: () => "/",', ""],
	["export const pages", "const pages"],
];

const sources = [source, changed(fitting), changed(breaking)];
const folder = mkdtempSync(join(tmpdir(), "contract-"));
let imports: ContractTypes;
let shells: ContractTypes[];

beforeAll(() => {
	const folders = sources.map((text, index) => writePackages(join(folder, String(index)), text));
	// TypeScript is an ES module. The remote is built with the first folder and does not import `unused`.
	const program = `
		import { describeContract } from ${JSON.stringify(join(__dirname, "describeContract.js"))};
		const folders = ${JSON.stringify(folders)};
		const imports = describeContract(folders[0], (_, name) => name !== "unused");
		console.log(JSON.stringify([imports, ...folders.map((folder) => describeContract(folder))]));`;
	const output = execFileSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" });
	[imports, ...shells] = JSON.parse(output);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test("a remote fits the shell of its own contract, and one with more of everything and other code", () => {
	expect([problemIn(shells[0]), problemIn(shells[1])]).toEqual([undefined, undefined]);
});

test("a remote does not fit a shell without what it imports, with other types, or that must be passed more", () => {
	const lacking = "lacks Note.text, pages, urls.home, pages[].id, pages[].label";
	const changes = "has another type of Note.id, notes.save, NoteDraft (input), urls.note";
	expect(problemIn(shells[2])).toContain(`garden: was built for another contract: this shell ${lacking} and ${changes}. `);
});

function changed(changes: Change[]): string {
	return changes.reduce((text, [from, to]) => {
		if (!text.includes(from)) throw new Error(`The contract does not say ${from}.`);
		return text.replace(from, to);
	}, source);
}

function writePackages(path: string, text: string): string {
	const write = (file: string, content: string) => {
		mkdirSync(join(path, file, ".."), { recursive: true });
		writeFileSync(join(path, file), content);
	};
	write("package.json", "{}");
	write("node_modules/@site/shared-data/package.json", '{"exports":{".":"./src/index.ts"}}');
	write("node_modules/@site/shared-data/src/index.ts", text);
	write("node_modules/@site/shared-ui/package.json", '{"exports":{".":"./src/index.ts","./router":"./src/index.ts"}}');
	write("node_modules/@site/shared-ui/src/index.ts", "export {};");
	return path;
}

function problemIn(types: ContractTypes | undefined) {
	return findIncompatibility(
		{ id: "garden", contract: "^1.0.0", requires: {}, imports },
		{ "@site/shared-data": "1.0.0" },
		types,
	);
}
