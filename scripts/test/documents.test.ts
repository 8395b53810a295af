import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { withResults } from "../../bench/results.ts";
import { root } from "../../build/paths.ts";
import { sourceFiles } from "./sourceFiles.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");
const allMatches = (text: string, pattern: RegExp) =>
	[...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean) as string);
const unique = (names: string[]) => [...new Set(names)].sort();

const files = sourceFiles();
const folders = new Set(files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(0, at).join("/"))));
const documents = files.filter((file) => /^(?:(?:\.github\/)?[A-Z]+|docs\/[\w-]+)\.md$/.test(file));
const records = files.filter((file) => file.startsWith("docs/decisions/"));

test("every document is read", () => {
	expect(documents).toEqual(
		expect.arrayContaining(["README.md", "ARCHITECTURE.md", ".github/CONTRIBUTING.md", "docs/operate.md"]),
	);
	expect(records.length).toBeGreaterThan(10);
});

describe.each(documents)("%s", (document) => {
	const text = read(document);

	test("names commands that exist", () => {
		// A remote's folder has its own commands.
		const manifests = ["package.json", "docs/examples/remote-garden/package.json"];
		const scripts = manifests.flatMap((file) => Object.keys(JSON.parse(read(file)).scripts));
		const suites = [...suiteNames(), "all"];
		expect(allMatches(text, /npm run ([\w:-]+)/g).filter((name) => !scripts.includes(name))).toEqual([]);
		const mentioned = allMatches(text, /npm test -- ([a-z ]+)/g).flatMap((names) => names.trim().split(" "));
		expect(mentioned.filter((name) => !suites.includes(name))).toEqual([]);
	});

	test("names files and folders that exist", () => {
		expect(
			allMatches(text.replaceAll(/^```[^]*?^```$/gm, ""), /`([^`\s]+)`/g).filter((name) => isPath(name) && !exists(name)),
		).toEqual([]);
	});

	test("has no line wider than 160 characters, except table rows", () => {
		expect(text.split("\n").filter((line) => [...line].length > 160 && !line.startsWith("|"))).toEqual([]);
	});
});

test.each(documents.filter((document) => document.startsWith("docs/")))("%s begins with its title and readers", (document) => {
	expect(read(document)).toMatch(/^# .+\n\nFor /);
});

test.each([...documents, ...records])("the links of %s lead somewhere", (document) => {
	const broken = allMatches(read(document), /\]\((?!https?:|mailto:)([^)\s]+)\)/g).filter((link) => {
		const [path = "", anchor] = link.split("#");
		const target = path ? normalize(join(dirname(document), path)) : document;
		if (anchor) return !files.includes(target) || !anchorsOf(read(target)).includes(anchor);
		return !files.includes(target) && !folders.has(target);
	});
	expect(broken).toEqual([]);
});

test("the folders of ARCHITECTURE.md are folders of the tree", () => {
	const [tree = ""] = allMatches(read("ARCHITECTURE.md"), /## Folders\s+```\n([^]*?)```/g);
	const mentioned = allMatches(tree, /(?<=^|\s|\()([\w./-]+)\/(?=[\s,:;)]|$)/gm);
	expect(mentioned.length).toBeGreaterThan(40);
	expect(mentioned.filter((name) => ![...folders].some((folder) => `/${folder}`.endsWith(`/${name}`)))).toEqual([]);
});

test("CONTRIBUTING.md names every suite", () => {
	const document = read(".github/CONTRIBUTING.md");
	expect(suiteNames().filter((name) => !new RegExp(`\\b${name}\\b`).test(document))).toEqual([]);
});

test("every suite that npm test leaves out runs every night", () => {
	const [matrix = ""] = allMatches(read(".github/workflows/nightly.yml"), /suite: \[([^\]]+)\]/g);
	const extras = allMatches(read("scripts/test/suites.ts"), /name: "(\w+)",\s+title: "[^"]+",\s+isExtra: true/g);
	expect(extras.length).toBeGreaterThan(5);
	expect(matrix.split(", ")).toEqual(extras);
});

test(".env.example names the variables that are read, and no others", () => {
	const readsVariable =
		/^(?:scripts\/(?:launch|export|remote|install)\/|build\/paths|shell\/server\/|supabase\/(?:backup-schedule|commands|embedded|mailer)\/)/;
	const code = files.filter((file) => readsVariable.test(file) && /\.m?ts$|\.mjs$/.test(file) && !file.includes(".test."));
	const variables = unique(
		code.flatMap((file) =>
			allMatches(read(file), /(?:env|variables)\??\.([A-Z][A-Z_]+)|given\("([A-Z_]+)"\)|^\t([A-Z_]+): z\b/gm),
		),
	).filter((name) => !internalVariables.includes(name));
	expect(unique(allMatches(read(".env.example"), /\b([A-Z]+(?:_[A-Z]+)+|PORT|HOST|VISITS)\b/g))).toEqual(variables);
});

test(".env.example describes each variable, and its default where the line is empty", () => {
	const blocks = read(".env.example")
		.trim()
		.split(/\n{2,}/)
		.slice(1);
	const undescribed = blocks.filter((block) => {
		const assignments = allMatches(block, /^# [A-Z_]+=(.*$)/gm);
		const isEmpty = /^# [A-Z_]+=$/m.test(block);
		return assignments.length === 0 || !/^# (?![A-Z_]+=).+/.test(block) || (isEmpty && !/Default:|Without/.test(block));
	});
	expect(undescribed).toEqual([]);
	const aliases = ["ENV_FILE", "SUPABASE_ANON_KEY", "SUPABASE_SERVICE_ROLE_KEY"];
	const assigned = allMatches(blocks.join("\n"), /^# ([A-Z_]+)=/gm);
	expect(unique([...assigned, ...aliases])).toEqual(
		unique(allMatches(read(".env.example"), /\b([A-Z]+(?:_[A-Z]+)+|PORT|HOST|VISITS)\b/g)),
	);
});

test("deploy/compose.yaml passes on every variable, except those that the image or the file sets", () => {
	const [, site = ""] = /^ {2}site:\n([^]*?)^ {2}postgres:/m.exec(read("deploy/compose.yaml")) ?? [];
	const passed = allMatches(site, /^ {6}([A-Z_]+):/gm);
	const decided = ["DATA_DIR", "HOST", "PORT", "SITE_DIST"];
	const named = unique(allMatches(read(".env.example"), /^# ([A-Z_]+)=/gm)).filter((name) => !name.startsWith("SUPABASE_"));
	expect(named.length).toBeGreaterThan(15);
	expect(unique([...passed, ...decided])).toEqual(named);
});

test("the container's base images are named by exact versions, Node by that of CI", () => {
	const [ciNode] = allMatches(read(".github/workflows/ci.yml"), /node-version: "([\d.]+)"/g);
	expect(read("deploy/Dockerfile")).toMatch(new RegExp(`^ARG NODE_IMAGE=\\S+/node:${ciNode}\\.\\d+-bookworm-slim(@|$)`, "m"));
	expect(read("deploy/compose.yaml")).toMatch(/^ {4}image: \S+\/postgres:\d+\.\d+-\w+(@|$)/m);
});

/** Variables between the launcher and its processes, of tests and of the machine. */
const internalVariables = [
	"BACKEND_HAS_MAILER",
	"BACKEND_HAS_METRICS",
	"BACKEND_KEY",
	"BACKEND_PORT",
	"BACKEND_PROXY_SECRET",
	"BACKEND_URL",
	"CATALOGUE_DIST",
	"NODE_ENV",
	"PATH",
	"SITE_FORMS",
	"SITE_PAGES",
	"SITE_PUBLIC",
];

function suiteNames() {
	return allMatches(read("scripts/test/suites.ts"), /name: "(\w+)"/g);
}

/** Whether a word in backticks is a path of the sources, not of build output or data. */
function isPath(name: string) {
	if (!/^[\w.-]+(?:\/[\w.-]+)*\/?$/.test(name)) return false;
	if (/^(?:dist|storybook-static|DATA_DIR|SITE_DIST|\.data|\.env)(?:\/|$)/.test(name)) return false;
	return name.includes("/") || /\w\.(?:tsx?|mjs|cjs|sql|md)$/.test(name);
}

/** Whether the sources have this path, from the root or a folder, with or without its extension. */
function exists(name: string) {
	const path = `/${name.replace(/\/$/, "")}`;
	const matches = (one: string) => `/${one}` === path || `/${one}`.endsWith(path);
	return [...folders].some(matches) || files.some((file) => matches(file) || matches(file.replace(/\.\w+$/, "")));
}

/** The anchors that hosts of repositories give to headings. */
function anchorsOf(text: string) {
	return allMatches(text, /^#+ (.+)$/gm).map((heading) =>
		heading
			.toLowerCase()
			.replaceAll(/[^\w\s-]/g, "")
			.trim()
			.replaceAll(" ", "-"),
	);
}

test.each(["docs/performance.md", "docs/federation.md"])("the results of %s are those of bench/results.json", (document) => {
	expect(read(document)).toBe(withResults(document, read(document), JSON.parse(read("bench/results.json"))));
});
