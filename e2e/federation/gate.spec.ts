import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { expect } from "../fixtures/test.ts";
import type { Deployment } from "./Deployment.ts";
import { test } from "./test.ts";
import { writeRemote } from "./writeRemote.ts";

/* `publish` and `rollback` render and hydrate the pages of an external remote before they activate them. */

const require = createRequire(import.meta.url);
const react = () => readFile(join(dirname(require.resolve("react")), "cjs/react.production.js"), "utf8");

/** A folder with the page /gate. */
const write = (
	page: string | { server: string; browser: string },
	more: { loader?: string; path?: string; example?: string; version?: string } = {},
) => {
	const { path = "/gate", example, ...written } = more;
	return writeRemote({
		manifest: { id: "gate", routes: [{ path, title: "Gate", ...(example && { example }) }] },
		page,
		...written,
	});
};

/** The registry and the remotes, which a refused publish leaves unchanged. */
const stateOf = async ({ dist }: Deployment) => ({
	registry: await readFile(join(dist, "registry.json"), "utf8"),
	remotes: (await readdir(join(dist, "remotes"))).sort(),
});

const styleIdOfShell = async ({ dist, shellVersion }: Deployment) => {
	const folder = join(dist, "shell", shellVersion, "browser");
	const scripts = (await readdir(folder)).filter((name) => /^main\..*\.js$/.test(name));
	return /componentId:"([^"]+)"/.exec(await readFile(join(folder, scripts[0] as string), "utf8"))?.[1] as string;
};

const good = '() => React.createElement("p", null, "In the garden")';
const inBrowser = (then: string) => `() => { if (typeof window !== "undefined") ${then}; return "a"; }`;

const faults: [what: string, folder: (deployment: Deployment) => Promise<string>, sentence: RegExp][] = [
	[
		"throws on the server",
		() => write(good, { loader: 'throw new Error("no rain");' }),
		/^gate: \/gate fails on the server: Error: no rain\.$/m,
	],
	[
		"throws only on hydration",
		() => write(inBrowser('throw new Error("no wind")')),
		/^gate: \/gate fails in the browser: .*Error: no wind\.$/m,
	],
	[
		"renders another text in the browser",
		() => write({ server: '() => React.createElement("p", null, "a")', browser: '() => React.createElement("p", null, "b")' }),
		/^gate: \/gate fails in the browser: its first render in the browser differs from the server's HTML \(.*#418.*\)\.$/m,
	],
	[
		"uses an export that the shell does not have",
		() => write("() => React.createElement(ui.RemovedCard)"),
		/^gate: \/gate fails on the server: .*(#130|Element type is invalid).*$/m,
	],
	[
		"has a style id of the shell",
		async (deployment) =>
			write(`() => { const style = { componentId:"${await styleIdOfShell(deployment)}" }; return style && null; }`),
		/^gate: its style id site__\S+ is also one of the shell, so their styles mix\. Build it with @site\/build\.$/m,
	],
	[
		"contains its own React",
		async () => write(`(() => { const exports = {}; ${await react()}; return () => exports.useState("a")[0]; })()`),
		/^gate: (server\/)?remoteEntry\.c?js contains its own React, whose hooks fail in the shell\./m,
	],
	[
		"contains its own React under other names",
		async () => {
			const copy = (await react()).replaceAll(/__CLIENT_INTERNALS\w+/g, "internals");
			return write(`(() => { const exports = {}; ${copy}; return () => exports.useState("a")[0]; })()`);
		},
		/^gate: \/gate fails on the server: TypeError: .*'useState'.* It may contain its own React\.$/m,
	],
];

for (const [what, writeFolder, sentence] of faults) {
	test(`a remote that ${what} is refused with its page and the first error, and the site is as before`, async ({
		deployment,
		site,
	}) => {
		const folder = await writeFolder(deployment);
		const before = await stateOf(deployment);
		const { code, output } = await deployment.tryRemote(`publish ${folder}`);
		expect(output).toMatch(sentence);
		expect(output).toContain("Nothing was published; --force publishes it all the same.");
		expect(code).toBe(1);
		expect(await stateOf(deployment)).toEqual(before);
		expect((await fetch(`${site.url}/gate`)).status).toBe(404);
		await rm(folder, { recursive: true });
	});
}

test("--force publishes what fails, and says what it overrides", async ({ deployment, site }) => {
	const folder = await write(inBrowser('throw new Error("no wind")'));
	const { code, output } = await deployment.tryRemote(`publish ${folder} --force`);
	expect(output).toMatch(/^--force overrides: gate: \/gate fails in the browser: .*no wind\.$/m);
	expect(output).toMatch(/^gate 1 is active/m);
	expect(code).toBe(0);
	expect((await fetch(`${site.url}/gate`)).status).toBe(200);
	await deployment.remote("remove gate");
	await rm(folder, { recursive: true });
});

test("a rollback to a release that fails is refused like its publish, until --force", async ({ deployment, site }) => {
	test.setTimeout(240_000);
	const failing = await write(inBrowser('throw new Error("no wind")'));
	const calm = await write(good, { version: "2" });
	await deployment.tryRemote(`publish ${failing} --force`);
	await deployment.remote(`publish ${calm}`);
	const before = await stateOf(deployment);
	const refused = await deployment.tryRemote("rollback gate");
	expect(refused.output).toMatch(/^gate: \/gate fails in the browser: .*Error: no wind\.$/m);
	expect(refused.output).toContain("Nothing was published; --force publishes it all the same.");
	expect(refused.code).toBe(1);
	expect(await stateOf(deployment)).toEqual(before);
	expect(await (await fetch(`${site.url}/gate`)).text()).toContain("In the garden");
	const forced = await deployment.tryRemote("rollback gate --force");
	expect(forced.output).toMatch(/^--force overrides: gate: \/gate fails in the browser: .*no wind\.$/m);
	expect(forced.output).toMatch(/^gate 1 is active/m);
	expect(forced.code).toBe(0);
	await deployment.remote("remove gate");
	for (const folder of [failing, calm]) await rm(folder, { recursive: true });
});

test("check tries the active remotes in the shell that the next start activates, and changes nothing", async ({
	deployment,
	site,
}) => {
	const failing = await write(inBrowser('throw new Error("no wind")'));
	await deployment.tryRemote(`publish ${failing} --force`);
	const calm = await writeRemote({ manifest: { id: "calm", routes: [{ path: "/calm", title: "Calm" }] }, page: good });
	await deployment.remote(`publish ${calm}`);
	const before = await stateOf(deployment);
	const { code, output } = await deployment.tryRemote("check");
	expect([code, output]).toEqual([
		1,
		expect.stringMatching(/^wrong gate\n {6}gate: \/gate fails in the browser: .*no wind\.\nok {4}calm$/m),
	]);
	expect(await stateOf(deployment)).toEqual(before);
	expect((await fetch(`${site.url}/calm`)).status).toBe(200);
	await deployment.remote("remove gate");
	expect((await deployment.tryRemote("check")).code).toBe(0);
	await deployment.remote("remove calm");
	for (const folder of [failing, calm]) await rm(folder, { recursive: true });
});

test("a page with a parameter is tried at its example, and named without one", async ({ deployment }) => {
	const loader = 'if (kind === "tea") throw new Error("no tea"); return null;';
	const open = await write(good, { loader, path: "/gate/:kind" });
	const unknown = await deployment.tryRemote(`publish ${open}`);
	expect(unknown.output).toMatch(/^gate: \/gate\/:kind was not tried; an "example" of its path in remote\.json /m);
	expect(unknown.code).toBe(0);
	await deployment.remote("remove gate");
	const named = await write(good, { loader, path: "/gate/:kind", example: "/gate/tea" });
	expect((await deployment.tryRemote(`publish ${named}`)).output).toMatch(
		/^gate: \/gate\/tea fails on the server: Error: no tea\.$/m,
	);
	const stray = await write(good, { path: "/gate/:kind", example: "/tea" });
	expect((await deployment.tryRemote(`publish ${stray}`)).output).toContain(
		"gate: /gate/:kind does not answer its example /tea.",
	);
	for (const folder of [open, named, stray]) await rm(folder, { recursive: true });
});

test("without the browser's library pages are rendered, and the answer says that none was hydrated", async ({ deployment }) => {
	const resolve = 'export const resolve = (name, context, next) => next(name === "puppeteer-core" ? "missing" : name, context);';
	const hooks = `data:text/javascript,${encodeURIComponent(resolve)}`;
	const program = `import { register } from "node:module"; register(${JSON.stringify(hooks)});`;
	const env = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(program)}` };
	const silent = await write(inBrowser('throw new Error("no wind")'));
	const passed = await deployment.tryRemote(`publish ${silent}`, env);
	expect(passed.output).toMatch(
		/^gate: its pages were rendered, but not hydrated: the package puppeteer-core is not installed\.$/m,
	);
	expect(passed.code).toBe(0);
	await deployment.remote("remove gate");
	const loud = await write(good, { loader: 'throw new Error("no rain");' });
	const refused = await deployment.tryRemote(`publish ${loud}`, env);
	expect([refused.code, refused.output]).toEqual([
		1,
		expect.stringContaining("gate: /gate fails on the server: Error: no rain."),
	]);
	for (const folder of [silent, loud]) await rm(folder, { recursive: true });
});

const obstacles: [what: string, prepare: (deployment: Deployment) => Promise<unknown>, sentence: RegExp][] = [
	[
		"the candidate's server cannot start",
		(deployment) => deployment.hide(`shell/${deployment.shellVersion}/server/main.cjs`),
		/^gate: its pages could not be tried: .+\.$/m,
	],
	[
		"the browser cannot start",
		() => Promise.resolve(),
		/^gate: its pages could not be tried: CHROMIUM_PATH names \/nowhere, which does not exist\.$/m,
	],
	[
		"the registry cannot be read",
		({ dist }) => writeFile(join(dist, "registry.json"), '{"remotes"'),
		/registry\.json is damaged; "npm start" writes it again\.$/m,
	],
];

for (const [what, prepare, sentence] of obstacles) {
	test(`${what}: nothing is published, with a sentence: opensearch-project/OpenSearch-Dashboards#12296`, async ({
		deployment,
		site,
	}) => {
		const folder = await write(good);
		const { registry } = await stateOf(deployment);
		await prepare(deployment);
		const before = await stateOf(deployment);
		const env: Record<string, string> = what.includes("browser") ? { CHROMIUM_PATH: "/nowhere" } : {};
		const { code, output } = await deployment.tryRemote(`publish ${folder}`, env);
		expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
		expect(await stateOf(deployment)).toEqual(before);
		expect((await fetch(`${site.url}/contact`)).status).toBe(200);
		await writeFile(join(deployment.dist, "registry.json"), registry);
		await rm(folder, { recursive: true });
	});
}
