import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures/test.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
/** The packages whose code browsers load. */
const parts = ["shared-ui", "shared-data", "remote-public", "remote-admin"];
/** Their dependencies that run only in servers and tests. */
const notInBrowsers = ["pino", "ical-generator", "ipaddr.js", "jsdom", "commonmark-spec", "exifr", "sharp"];

test("the footer leads to every package's name, version and licence", { tag: "@slow" }, async ({ page }) => {
	await page.goto("/");
	await page.getByRole("contentinfo").getByRole("link", { name: "Licences" }).click();
	await page.waitForURL("**/licenses.txt");
	const text = (await page.locator("pre").textContent()) ?? "";
	for (const part of parts) {
		const { dependencies, devDependencies } = JSON.parse(await readFile(join(root, part, "package.json"), "utf8")) as {
			[kind in "dependencies" | "devDependencies"]?: Record<string, string>;
		};
		for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
			// Everything imported from it is in the package that it re-exports.
			const named = name === "react-router-dom" ? "react-router" : name;
			if (/^@(?:site|types)\//.test(name) || notInBrowsers.includes(name)) continue;
			expect(text).toMatch(new RegExp(`^${named} ${version.replaceAll(".", "\\.")}, \\S`, "m"));
		}
	}
	for (const words of [
		"Permission is hereby granted, free of charge",
		"SIL OPEN FONT LICENSE",
		"Mozilla Public License",
		"@rspack/core ",
	])
		expect(text).toContain(words);
});

test("each build contains its own notices, for other hosts; every font on the site is named", { tag: "@slow" }, async ({
	page,
	request,
}) => {
	const { remotes } = await (await request.get("/registry.json")).json();
	for (const { entry, integrity } of Object.values<{ entry: string; integrity: object }>(remotes)) {
		const notices = await request.get(entry.replace(/[^/]+$/, "licenses.txt"));
		expect(await notices.text()).toContain("@base-ui/react ");
		expect(integrity).toHaveProperty(["licenses.txt"]);
	}
	await page.goto("/");
	const text = await (await request.get("/licenses.txt")).text();
	const html = await page.content();
	const installed = await readdir(join(root, "node_modules/@fontsource"));
	const used = installed.filter((family) => html.includes(family));
	expect(used.length).toBeGreaterThan(1);
	for (const family of used) expect(text).toContain(`/${family} `);
});
