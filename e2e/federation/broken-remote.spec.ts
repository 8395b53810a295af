import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { essay } from "../fixtures/page/drafts.ts";
import { createRestClient } from "../fixtures/rows.ts";
import { type RunningSite, runLauncher } from "../fixtures/startSite.ts";
import { expect, signIn } from "../fixtures/test.ts";
import type { Deployment } from "./Deployment.ts";
import { test } from "./test.ts";

/* module-federation/module-federation-examples#4407: a release that the running shell cannot render. */

type Build = { version: string; imports: Record<string, Record<string, string>>; integrity?: object };

/** Copies the build of the public remote as another version; resolves with its folder. */
async function copyPublic(deployment: Deployment, version: string, change: (build: Build) => void = () => {}) {
	const folder = join(deployment.dist, "remotes/public", version);
	await cp(join(deployment.dist, deployment.file("public", "")), folder, { recursive: true });
	const file = join(folder, "remote.json");
	const { integrity: _, ...build } = JSON.parse(await readFile(file, "utf8")) as Build;
	change(build);
	await writeFile(file, JSON.stringify({ ...build, version }));
	return folder;
}

const healthOf = async ({ url }: RunningSite) => (await fetch(`${url}/healthz`)).json();
const textOf = async (url: string) => {
	const response = await fetch(url);
	return { status: response.status, text: await response.text() };
};

test("a release whose imports the shell lacks is not published; in a registry the previous release stays active (examples#4337)", async ({
	deployment,
	site,
}) => {
	const { public: first } = deployment.first.remotes;
	await copyPublic(deployment, "9.0.0-new", ({ imports }) => Object.assign(imports.urls as object, { talks: "aaaaaaaa" }));
	const output = await deployment.remote("publish public --version 9.0.0-new").catch((error: Error) => error.message);
	expect(output).toContain("public: was built for another contract: this shell lacks urls.talks.");
	await deployment.changeRegistry((registry) => {
		const imports = { "@site/shared-data": { urls: "bbbbbbbb" } };
		Object.assign(registry, { history: { public: [first] } });
		Object.assign(registry.remotes, {
			public: { ...first, version: "9.0.0-new", entry: first.entry.replace(first.version, "9"), imports },
		});
	});
	expect((await textOf(`${site.url}/contact?uncached`)).status).toBe(200);
	const served = JSON.parse((await textOf(`${site.url}/registry.json`)).text).remotes.public;
	expect(served).toMatchObject({ entry: first.entry, refused: expect.stringContaining("has another type of urls.") });
	expect(served).not.toHaveProperty("imports");
});

test("a failing release is named by /healthz, the system page, the doctor and the log, and no withdrawn content is shown", async ({
	page,
	deployment,
	site,
	allowConsole,
}) => {
	test.setTimeout(180_000);
	const admin = createRestClient(site.url);
	const content = "The text that nobody may read any more.";
	const id = (await admin.insert("essays", essay({ title: "Soon withdrawn", content })))[0]?.id as string;
	const paths = [`/essays/${id}`, "/essays", "/contact"];
	for (const path of paths) expect([path, (await textOf(site.url + path)).status]).toEqual([path, 200]);

	const folder = join(await copyPublic(deployment, "9.0.0-broken"), "server");
	for (const name of await readdir(folder)) {
		const text = await readFile(join(folder, name), "utf8");
		const broken = 'aria-label": (() => { throw new TypeError("urls.talks is not a function"); })()';
		await writeFile(join(folder, name), text.replaceAll('aria-label": "Main"', broken));
	}
	await deployment.remote("publish public --version 9.0.0-broken");
	const repair = "npm run remote -- rollback public";
	expect((await textOf(`${site.url}/contact`)).text).toContain("Send Message");
	expect((await textOf(`${site.url}/projects`)).status).toBe(503);
	const health = await healthOf(site);
	expect(health).toMatchObject({ status: "degraded", backend: "answers", remotes: [{ id: "public", repair }] });
	expect(health.remotes[0].failedRenders).toBeGreaterThanOrEqual(2);
	await expect.poll(() => site.output().split(`cannot be rendered. Run \\"${repair}\\" to repair it.`)).toHaveLength(2);

	await admin.change("essays", `id=in.(${id})`, { status: "draft" });
	for (const [path, expected] of [
		[`/essays/${id}`, 404],
		[`/essays/${id}.md`, 404],
		["/essays", 503],
	]) {
		const { status, text } = await textOf(`${site.url}${path}`);
		expect([path, status, text.includes("Soon withdrawn") || text.includes(content)]).toEqual([path, expected, false]);
	}

	await signIn(page);
	await page.goto("/admin/system");
	await expect(page.getByRole("region", { name: "Public remote" }).getByRole("alert")).toContainText(repair);
	const doctor = runLauncher({}, [process.execPath, "scripts/run.mjs", "doctor", site.url]);
	await doctor.ended;
	expect(doctor.output()).toMatch(
		new RegExp(`^wrong {2}the server renders the pages of every remote: public \\(\\d+ failed\\): .*${repair}$`, "m"),
	);

	await deployment.remote("rollback public");
	expect((await textOf(`${site.url}/projects`)).status).toBe(200);
	expect(await healthOf(site)).toEqual({ status: "ok", backend: "answers" });
	allowConsole(/status of 503/);
});
