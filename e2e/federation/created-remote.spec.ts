import { execFile } from "node:child_process";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { startSite } from "../fixtures/startSite.ts";
import { expect } from "../fixtures/test.ts";
import { expectHydrated } from "./pages.ts";
import { test } from "./test.ts";

/* A remote's author has npm and the URL of a running site, and no copy of this repository. */

const run = promisify(execFile);

test("without REMOTE_CONTRACT=on there is no contract, and with it only reads of its files", async ({ site, deployment }) => {
	expect((await fetch(`${site.url}/remotes/contract.json`)).status).toBe(404);
	const offering = await startSite({ SITE_DIST: deployment.dist, REMOTE_CONTRACT: "on" });
	const read = (file: string, method = "GET") => fetch(`${offering.url}/remotes/${file}`, { method });
	try {
		const { version, files } = await (await read("contract.json")).json();
		expect(version).toBe(deployment.shellVersion);
		const names = ["build.tgz", "create-remote.tgz", "shared-data.tgz", "shared-ui.tgz", "templates.json"];
		expect(Object.keys(files)).toEqual(names);
		for (const name of names) {
			expect((await (await read(name)).arrayBuffer()).byteLength, name).toBe(files[name].size);
			expect((await read(name, "HEAD")).headers.get("content-length"), name).toBe(String(files[name].size));
			for (const method of ["POST", "PUT", "DELETE"]) expect((await read(name, method)).status, `${method} ${name}`).toBe(405);
		}
		expect((await read("package.json")).status).toBe(404);
	} finally {
		await offering.stop();
	}
});

test("npx with the site's URL makes a remote that installs, type checks, builds, passes its test and is published; check-contract names a change of the site (core#4759, core#4291, examples#4337)", async ({
	page,
	deployment,
}) => {
	test.setTimeout(600_000);
	const site = await startSite({ SITE_DIST: deployment.dist, REMOTE_CONTRACT: "on" });
	const author = await mkdtemp(join(tmpdir(), "author-"));
	const folder = join(author, "orchard");
	const npm = async (...args: string[]) => (await run("npm", args, { cwd: folder, maxBuffer: 1e7 })).stdout;
	try {
		await run("npx", ["--yes", `${site.url}/remotes/create-remote.tgz`, "orchard"], { cwd: author });
		await npm("install", "--no-audit", "--no-fund");
		await npm("run", "types");
		await npm("test");
		await npm("run", "build");
		expect(await npm("run", "check-contract")).toContain(`fits ${site.url} (${deployment.shellVersion}).`);

		expect(await deployment.remote(`publish ${folder}`)).toMatch(/^orchard \S+ is active/);
		expect(await (await fetch(`${site.url}/orchard`)).text()).toMatch(/<h1[^>]*>Orchard<\/h1>/);
		await page.goto(`${site.url}/orchard`);
		await expectHydrated(page);
		await expect(page.getByRole("heading", { level: 1, name: "Orchard" })).toBeVisible();

		const [version = ""] = await readdir(join(folder, "dist"));
		const { imports } = JSON.parse(await readFile(join(folder, "dist", version, "remote.json"), "utf8"));
		const [name = ""] = Object.keys(imports["@site/shared-data"]);
		const file = join(deployment.dist, "shell", deployment.shellVersion, "contract/contract.json");
		const contract = JSON.parse(await readFile(file, "utf8"));
		contract.types["@site/shared-data"][name] = "changed";
		await writeFile(file, JSON.stringify(contract));
		await expect(npm("run", "check-contract")).rejects.toThrow(`this shell has another type of ${name}.`);
	} finally {
		await page.goto("about:blank");
		await site.stop();
		await rm(author, { recursive: true });
	}
});
