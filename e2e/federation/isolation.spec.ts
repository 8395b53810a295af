import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSite } from "../fixtures/startSite.ts";
import { expect, signIn } from "../fixtures/test.ts";
import { test } from "./test.ts";
import { writeRemote } from "./writeRemote.ts";

/* An external remote's server code fails only its own page, and no document names a remote with a session. */

const trigger = join(tmpdir(), `late-${process.pid}`);

const loader = `
	const { existsSync, openSync, readFileSync, rmSync } = require("node:fs");
	const late = (act) => {
		setInterval(() => {
			if (!existsSync("${trigger}")) return;
			rmSync("${trigger}");
			act();
		}, 20);
		return "fine";
	};
	const loop = () => { for (;;); };
	const kinds = {
		bigint: () => 10n,
		cycle: () => { const list = []; list.push(list); return list; },
		function: () => loop,
		large: () => "x".repeat(16 * 1024 * 1024),
		status: () => { throw { type: "DataWithResponseInit", data: null, init: { status: 204 } }; },
		redirect: () => { throw new Response(null, { status: 302, headers: { location: "/" } }); },
		exit: () => process.exit(0),
		abort: () => process.abort(),
		crash: () => process.kill(process.pid, "SIGSEGV"),
		rejection: () => { Promise.reject(new Error("unhandled")); return new Promise(() => {}); },
		buffers: () => { const all = []; for (;;) all.push(Buffer.alloc(1e7, 1)); },
		files: () => { for (;;) openSync("/dev/null"); },
		fine: () => "fine",
		"late-loop": () => late(loop),
		"late-exit": () => late(() => process.exit(1)),
		variables: () => readFileSync("/proc/self/environ", "utf8") + process.argv,
	};
	return kinds[kind]();`;

const isPageWithRetry = (html: string) => html.includes('aria-label="Main"') && html.includes("Try again");

test("a remote whose pages exit, crash, loop or return too much fails those pages inside the frame, and nothing else", async ({
	site,
	deployment,
}) => {
	test.setTimeout(240_000);
	const routes = (id: string) => [{ path: `/${id}/:kind`, title: "A page" }];
	const storm = await writeRemote({ manifest: { id: "storm", routes: routes("storm") }, loader });
	const calm = await writeRemote({ manifest: { id: "calm", routes: routes("calm") } });
	await deployment.remote(`publish ${storm}`);
	await deployment.remote(`publish ${calm}`);
	const read = async (path: string) => {
		const response = await fetch(site.url + path);
		return { status: response.status, html: await response.text() };
	};
	let calmPages = 0;
	const data = ["bigint", "cycle", "function", "large"];
	const failing = [...data, "status", "redirect", "files", "exit", "abort", "crash", "rejection", "buffers"];
	for (const kind of failing) {
		const [failed, other] = await Promise.all([read(`/storm/${kind}`), read(`/calm/${++calmPages}`)]);
		expect([kind, failed.status, isPageWithRetry(failed.html), other.status]).toEqual([kind, 503, true, 200]);
	}
	for (const kind of ["late-loop", "late-exit"]) {
		expect((await read(`/storm/${kind}`)).status, kind).toBe(200);
		await writeFile(trigger, "");
		await expect.poll(() => existsSync(trigger)).toBe(false);
		expect((await read(`/calm/${++calmPages}`)).status, kind).toBe(200);
		expect((await read("/storm/fine")).status, kind).toBe(200);
	}
	const { html } = await read("/storm/variables");
	expect(html).toContain("NODE_ENV=production");
	expect(html).not.toMatch(/SECRET|PASSWORD|METRICS_TOKEN/);
	expect(site.output()).not.toMatch(/The site ended/);
	for (const folder of [storm, calm]) await rm(folder, { recursive: true });
});

test("with every file of a remote gone, at a start and later, its page says so and all others are as before (core#3877)", async ({
	page,
	site: runningSite,
	deployment,
	allowConsole,
}) => {
	test.setTimeout(180_000);
	const folder = await writeRemote({ manifest: { id: "ghost", routes: [{ path: "/ghost", title: "Ghost" }] }, text: "Boo" });
	await deployment.remote(`publish ${folder} --force`);
	await deployment.hide("remotes/ghost/1");
	const startedSite = await startSite({ SITE_DIST: deployment.dist });
	try {
		for (const [when, { url }] of Object.entries({ "at a start": startedSite, later: runningSite })) {
			const answer = await fetch(`${url}/ghost`);
			expect.soft([when, answer.status, isPageWithRetry(await answer.text())]).toEqual([when, 503, true]);
			for (const path of ["/", "/projects", "/essays", "/admin/login"]) expect((await fetch(url + path)).status, path).toBe(200);
			await page.goto(`${url}/ghost`);
			await expect(page.getByRole("heading", { level: 1, name: "This page did not load" })).toBeVisible();
			await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Essays" }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
		}
		await deployment.restore();
	} finally {
		await page.goto("about:blank");
		await startedSite.stop();
		await rm(folder, { recursive: true });
	}
	allowConsole(/503|404|RemoteError|MIME|integrity|preload/);
});

test("a remote for admins is in no document or registry without their session; with it, menu and pages have it", async ({
	page,
	site,
	deployment,
	allowConsole,
}) => {
	const navigation = { label: "Hidden tools", icon: "M1 1h2", order: 3 };
	const routes = [{ path: "/admin/hidden", title: "Hidden tools", navigation, palette: { label: "Hidden tools" } }];
	const manifest = { id: "hidden", area: "admin", access: "admin", routes };
	const folder = await writeRemote({ manifest, text: "The tools of the admin" });
	await deployment.remote(`publish ${folder}`);
	for (const path of ["/", "/admin", "/admin/login", "/admin/other", "/registry.json", "/licenses.txt", "/sitemap.xml", "/404"]) {
		const text = await (await fetch(site.url + path)).text();
		expect(text.match(/hidden tools|admin\/hidden|remotes\/hidden|"hidden"|pages of hidden/gi), path).toBeNull();
	}
	expect(await deployment.remote("list")).toContain("hidden");

	await signIn(page);
	const menu = page.getByRole("navigation").getByRole("link", { name: "Hidden tools" });
	await menu.click();
	await expect(page.getByText("The tools of the admin")).toBeVisible();
	await page.reload();
	await expect(page.getByText("The tools of the admin")).toBeVisible();
	await expect(menu).toBeVisible();
	allowConsole(/404/);
	await rm(folder, { recursive: true });
});
