import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { serveFolder } from "../fixtures/serveFolder.ts";
import { admin, startSite } from "../fixtures/startSite.ts";
import { expect, signIn } from "../fixtures/test.ts";
import { GuestFolder } from "./GuestFolder.ts";
import { expectHydrated, expectNewDocument, expectSameDocument, markDocument, scriptsBelow } from "./pages.ts";
import { test as base } from "./test.ts";

/*
 * An external remote, built in another folder, is published on the running site, removed, and
 * can break only its own pages.
 */

const test = base.extend<object, { garden: GuestFolder }>({
	garden: [
		async ({}, use) => {
			const garden = await GuestFolder.create();
			await garden.build();
			await use(garden);
			await garden.remove();
		},
		{ scope: "worker", timeout: 300_000 },
	],
});

// The tests share one installed folder and change it in turn.
test.describe.configure({ mode: "default" });

const heading = (name: string) => ({ level: 1, name }) as const;

test("its own tests and types pass outside this tree", async ({ garden }) => {
	test.setTimeout(120_000);
	expect(await garden.npm("test")).toContain("1 passed");
	await garden.npm("run", "types");
});

test("a published remote has server-rendered pages, navigation entries and soft navigations", async ({
	page,
	site,
	deployment,
	garden,
}) => {
	const before = await (await fetch(site.url)).text();
	expect(await deployment.remote(`publish ${garden.path}`)).toMatch(/^garden 0\.1\.0-\w+ is active/);

	const html = await (await fetch(`${site.url}/garden`)).text();
	expect(html).toMatch(/<h1[^>]*>Garden<\/h1>/);
	expect(html).toContain("waters now and then");
	expect(html.slice(0, html.indexOf("</main>"))).not.toContain("<script src");
	expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).toContain("/garden</loc>");
	const after = await (await fetch(site.url)).text();
	expect(after).toContain('href="/garden"');
	expect(after).not.toContain("remotes/garden");
	expect(after.length - before.length, "bytes for a visitor of another page").toBeLessThan(600);

	await page.goto("/");
	await expectHydrated(page);
	await markDocument(page);
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Garden" }).click();
	await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	await page.getByRole("link", { name: "Tea waits" }).click();
	await expect(page.getByRole("heading", heading("Tea waits"))).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", heading("Essays"))).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Garden" }).click();
	await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	await expectSameDocument(page);
	await page.keyboard.press("Control+k");
	await page.getByRole("dialog", { name: "Command palette" }).getByRole("textbox").fill("garden");
	await expect(page.getByRole("option", { name: "Go to Garden" })).toBeVisible();
	expect((await fetch(`${site.url}/garden/nowhere`)).status).toBe(404);
});

test("the first link to a remote is a soft navigation with title, focus and Back, and no refused request", async ({
	page,
	deployment,
	garden,
}) => {
	await deployment.remote(`publish ${garden.path}`);
	await page.goto("/contact");
	await expectHydrated(page);
	await markDocument(page);
	const answers: { path: string; status: number; type: string }[] = [];
	page.on("response", (response) => {
		const path = new URL(response.url()).pathname;
		answers.push({ path, status: response.status(), type: response.request().resourceType() });
	});
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Garden" }).press("Enter");
	await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	await expect(page).toHaveTitle(/^Garden: /);
	await expect(page.getByRole("main")).toBeFocused();
	await page.waitForLoadState("networkidle");
	expect(answers.filter(({ status, type }) => status >= 400 || type === "document")).toEqual([]);
	expect(answers.filter(({ path }) => path.startsWith("/data/")).map(({ path }) => path)).toEqual(["/data/garden.json"]);
	expect(answers.some(({ path }) => /^\/remotes\/garden\/.*\/remoteEntry\.js$/.test(path))).toBe(true);
	await page.goBack();
	await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
	await page.goForward();
	await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	await expectSameDocument(page);
});

test("a link to a remote whose script is missing is a document load of the rendered page", async ({
	page,
	deployment,
	garden,
	allowConsole,
}) => {
	await deployment.remote(`publish ${garden.path}`);
	await page.goto("/contact");
	await expectHydrated(page);
	await markDocument(page);
	await page.route("**/remotes/garden/**/remoteEntry.js*", (route) => route.abort());
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Garden" }).click();
	await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	await expectNewDocument(page);
	await expect(page.getByRole("alert")).toContainText("Parts of this page do not react yet");
	allowConsole(/ERR_FAILED|RemoteError|preload/);
});

test("a page whose part for external remotes did not load says so, and Retry loads it", async ({
	page,
	deployment,
	garden,
	allowConsole,
}) => {
	await deployment.remote(`publish ${garden.path}`);
	await page.route("**/assets/guests.*", (route) => route.abort());
	await page.goto("/garden");
	await expect(page.getByRole("alert")).toContainText("Parts of this page do not react yet");
	await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	await page.unroute("**/assets/guests.*");
	await page.getByRole("button", { name: "Retry" }).click();
	await expectHydrated(page);
	allowConsole(/ERR_FAILED|ChunkLoadError|preload/);
});

test("a remote for signed-in accounts is hidden from others, asks for a session, and returns to its page", async ({
	page,
	site,
	deployment,
	garden,
	allowConsole,
}) => {
	await garden.build({ "remote.json": (text) => text.replace('"everyone"', '"session"') });
	await deployment.remote(`publish ${garden.path}`);
	const anonymous = ["/", "/garden", "/garden/terraces", "/data/garden.json", "/admin/login", "/registry.json", "/licenses.txt"];
	for (const path of anonymous) {
		const text = await (await fetch(site.url + path)).text();
		expect(text.match(/>Garden<|Go to Garden|"\/garden|remotes\/garden|pages of garden/g), path).toBeNull();
	}
	await page.goto("/garden/terraces");
	await expect(page.getByRole("heading", heading("Sign in"))).toBeVisible();
	await page.getByLabel("Email").fill(admin.email);
	await page.getByLabel("Password", { exact: true }).fill(admin.password);
	await page.getByRole("button", { name: "Sign In" }).click();
	await expect(page.getByRole("heading", heading("Terraces hold water"))).toBeVisible();
	await expect(page.getByText("A terrace is a cache")).toBeVisible();
	await page.goto("/garden");
	await expect(page.getByText("waters now and then")).toBeVisible();
	allowConsole(/404/);
	await garden.build();
});

test("verify, list, rollback and remove work, and afterwards its pages are not found", async ({ site, deployment, garden }) => {
	await deployment.remote(`publish ${garden.path}`);
	await garden.build({ "src/GardenScreen.tsx": (text) => text.replace('title="Garden"', 'title="Garden, changed"') });
	await deployment.remote(`publish ${garden.path}`);
	expect(await (await fetch(`${site.url}/garden`)).text()).toContain("Garden, changed");
	expect(await deployment.remote("verify garden")).toMatch(/^ok .*\nok /);
	await deployment.remote("rollback garden");
	expect(await (await fetch(`${site.url}/garden`)).text()).not.toContain("Garden, changed");
	expect(await deployment.remote("list")).toMatch(/garden\n {2}active .*\n {2}rolled back/);
	await deployment.remote("remove garden");
	expect((await fetch(`${site.url}/garden`)).status).toBe(404);
	expect(await (await fetch(site.url)).text()).not.toContain('href="/garden"');
	await garden.build();
});

const refusals: [what: string, change: (manifest: any) => void, reason: RegExp][] = [
	["a page of another remote", (manifest) => (manifest.routes[0].path = "/essays/garden"), /\/essays\/garden is taken by public/],
	["a path of the server", (manifest) => (manifest.routes[0].path = "/assets/garden"), /taken by the shell/],
	["a contract too new", (manifest) => (manifest.contract = "^0.9.0"), /was made for the contract \^0\.9\.0/],
	["a contract too old", (manifest) => (manifest.contract = "^0.0.1"), /was made for the contract \^0\.0\.1/],
	["an unknown field", (manifest) => (manifest.loader = "x"), /loader is unknown/],
	[
		"a page of the admin area for everyone",
		(manifest) => (manifest.routes[0].path = "/admin/garden"),
		/no path of the area public/,
	],
];

for (const [what, change, reason] of refusals) {
	test(`a manifest with ${what} is refused with a sentence, and nothing changes`, async ({ site, deployment, garden }) => {
		const before = await (await fetch(`${site.url}/registry.json`)).text();
		await garden.build({
			"remote.json": (text) => {
				const manifest = JSON.parse(text);
				change(manifest);
				return JSON.stringify(manifest);
			},
		});
		await expect(deployment.remote(`publish ${garden.path}`)).rejects.toThrow(reason);
		expect(await (await fetch(`${site.url}/registry.json`)).text()).toBe(before);
		expect((await fetch(`${site.url}/garden`)).status).toBe(404);
		await garden.build();
	});
}

test("a file changed after publishing does not run: its page shows a failure, and verify names it", async ({
	site,
	deployment,
	garden,
}) => {
	// A page that the server has not loaded yet.
	await garden.build({ "src/GardenScreen.tsx": (text) => text.replace('title="Garden"', 'title="Garden, unseen"') });
	const [, version = ""] = /garden (\S+)/.exec(await deployment.remote(`publish ${garden.path}`)) ?? [];
	await deployment.tamper(`remotes/garden/${version}/server/remoteEntry.cjs`);
	const response = await fetch(`${site.url}/garden`);
	expect(response.status).toBe(503);
	expect(await response.text()).toContain("Try again");
	await expect(deployment.remote("verify garden")).rejects.toThrow();
	expect((await fetch(`${site.url}/essays`)).status).toBe(200);
	await garden.build();
});

const faults: [what: string, file: string, change: (text: string) => string, thread?: string][] = [
	[
		"a loader that throws",
		"src/gardenLoaders.ts",
		(text) => text.replace("const profile =", 'if (Date.now() > 0) throw new Error("no rain");\n\tconst profile ='),
	],
	[
		"a loader that hangs",
		"src/gardenLoaders.ts",
		(text) => text.replace("const profile =", "await new Promise(() => {});\n\tconst profile ="),
		" (vite#917)",
	],
	[
		"a loader that never yields",
		"src/gardenLoaders.ts",
		(text) => text.replace("const profile =", "for (; Date.now() > 0; );\n\tconst profile ="),
	],
	[
		"a render that throws",
		"src/GardenScreen.tsx",
		(text) => text.replace("return (\n", 'if (gardener) throw new Error("no sun");\n\treturn (\n'),
		" (core#4945)",
	],
	[
		"a loader that takes all memory",
		"src/gardenLoaders.ts",
		(text) =>
			text.replace(
				"const profile =",
				"const all: unknown[] = [];\n\tfor (; Date.now() > 0; ) all.push(new Array(1e5).fill(all.length));\n\tconst profile =",
			),
	],
];

for (const [what, file, change, thread = ""] of faults) {
	test(`${what} says so on its own page with Try again, and every other page answers${thread}`, async ({
		page,
		site,
		deployment,
		garden,
		allowConsole,
	}) => {
		await garden.build({ [file]: change });
		await deployment.remote(`publish ${garden.path} --force`);
		const start = performance.now();
		const [failed, home] = await Promise.all([fetch(`${site.url}/garden`), fetch(`${site.url}/projects`)]);
		expect([failed.status, home.status]).toEqual([503, 200]);
		// Three seconds, and the start of a process.
		expect(performance.now() - start).toBeLessThan(6_000);
		await page.goto("/garden");
		await expect(page.getByRole("heading", heading("This page did not load"))).toBeVisible();
		await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Essays" }).click();
		await expect(page.getByRole("heading", heading("Essays"))).toBeVisible();
		await garden.build();
		await deployment.remote(`publish ${garden.path}`);
		expect((await fetch(`${site.url}/garden`)).status).toBe(200);
		allowConsole(/503|no rain|no sun/);
	});
}

test("a render that fails only in the browser and a missing script leave the rest of the page (core#4945)", async ({
	page,
	deployment,
	garden,
	allowConsole,
}) => {
	await garden.build({
		"src/GardenScreen.tsx": (text) =>
			text.replace("return (\n", 'if (typeof window !== "undefined") throw new Error("no wind");\n\treturn (\n'),
	});
	await deployment.remote(`publish ${garden.path} --force`);
	await page.goto("/garden");
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
	await garden.build();
	await deployment.remote(`publish ${garden.path}`);
	await page.route("**/remotes/garden/**/remoteEntry.js*", (route) => route.abort());
	await page.goto("/garden");
	await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	await expect(page.getByRole("alert")).toContainText("Parts of this page do not react yet");
	await page.unroute("**/remotes/garden/**/remoteEntry.js*");
	await page.getByRole("button", { name: "Retry" }).click();
	await expectHydrated(page);
	allowConsole(/no wind|Minified React|ERR_FAILED|RemoteError|hydrat|preload/i);
});

test("an update that fails stays inside its page, and the frame still navigates (core#4945)", async ({
	page,
	deployment,
	garden,
	allowConsole,
}) => {
	await garden.build({
		"src/GardenScreen.tsx": (text) =>
			text
				.replace("import { styled }", 'import { useState } from "react";\nimport { styled }')
				.replace(
					"return (\n",
					"const [isOff, turnOff] = useState(false);\n\tif (isOff) throw new Error('no rain');\n\treturn (\n",
				)
				.replace("<List>", '<button type="button" onClick={() => turnOff(true)}>Stop</button>\n<List>'),
	});
	await deployment.remote(`publish ${garden.path}`);
	await page.goto("/garden");
	await expectHydrated(page);
	await page.getByRole("button", { name: "Stop" }).click();
	await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("heading", heading("Essays"))).toBeVisible();
	allowConsole(/no rain/);
	await garden.build();
});

test("a remote with one page downloads its own code only: the runtime and the shared packages are the shell's (openmrs-esm-core#1853)", async ({
	garden,
}) => {
	const [version = ""] = await readdir(join(garden.path, "dist"));
	const folder = join(garden.path, "dist", version);
	const { assets, pages } = JSON.parse(await readFile(join(folder, "remote.json"), "utf8"));
	const files: string[] = [...new Set(["remoteEntry.js", ...assets, ...pages["garden-home"]])];
	const sizes = await Promise.all(files.map(async (file) => brotliCompressSync(await readFile(join(folder, file))).length));
	expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * 1024);
});

/** The changed script would run as before, so that only its hash can stop it. */
const changeOneByte = (script: string) => {
	expect(script).toContain('"use strict"');
	return script.replace('"use strict"', '"use Strict"');
};

test("a script of a page in which one byte changed on the way does not run, whichever it is (webpack#14310)", async ({
	page,
	deployment,
	garden,
	allowConsole,
}) => {
	await deployment.remote(`publish ${garden.path}`);
	const scripts = scriptsBelow(page, "/remotes/garden/");
	await page.goto("/garden");
	await expectHydrated(page);
	const requested = [...new Set(scripts.map((url) => new URL(url).pathname))];
	expect(requested.length).toBeGreaterThan(1);
	for (const path of requested) {
		await page.route(`**${path}*`, async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: changeOneByte(await response.text()) });
		});
		await page.goto("/garden");
		await expect(page.getByRole("alert"), path).toContainText("Parts of this page do not react yet");
		await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
		await page.unroute(`**${path}*`);
	}
	allowConsole(/integrity|RemoteError|preload|did not load|chunk/i);
});

test("only an admin's tab loads a build from the developer's machine, only with the switch, until it is turned off", async ({
	page,
	browser,
	site: plainSite,
	deployment,
	garden,
}) => {
	const site = await startSite({ SITE_DIST: deployment.dist, REMOTE_OVERRIDES: "on" });
	await deployment.remote(`publish ${garden.path}`);
	await garden.build({ "src/GardenScreen.tsx": (text) => text.replace('title="Garden"', 'title="Garden, mine"') });
	const [version = ""] = await readdir(join(garden.path, "dist"));
	const machine = await serveFolder(join(garden.path, "dist", version), { isCrossOrigin: true });
	const path = `/garden?remote=garden@${machine.url}`;
	try {
		for (const url of [site.url, plainSite.url]) {
			const stranger = await (await browser.newContext({ baseURL: url })).newPage();
			await stranger.goto(path);
			await expectHydrated(stranger);
			await expect(stranger.getByRole("heading", heading("Garden"))).toBeVisible();
			await stranger.context().close();
		}
		expect(machine.requestedPaths).toEqual([]);

		await signIn(page, admin, site.url);
		await page.goto(site.url + path);
		await expect(page.getByRole("heading", heading("Garden, mine"))).toBeVisible();
		await expect(page.getByRole("status").filter({ hasText: "garden" })).toContainText(machine.url);
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Essays" }).click();
		await expect(page.getByRole("heading", heading("Essays"))).toBeVisible();
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Garden" }).click();
		await expect(page.getByRole("heading", heading("Garden, mine"))).toBeVisible();
		await page.getByRole("button", { name: "Use the published one" }).click();
		await expect(page.getByRole("heading", heading("Garden"))).toBeVisible();
	} finally {
		await machine.stop();
		await site.stop();
	}
	await garden.build();
});
