import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { movableClock } from "../../supabase/testing/clock/movableClock.ts";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { backendOf } from "../fixtures/backendOf.ts";
import { essay, project } from "../fixtures/page/drafts.ts";
import { withHydrationWait } from "../fixtures/page/withHydrationWait.ts";
import { readOutput } from "../fixtures/readOutput.ts";
import { expect, test } from "../fixtures/signedIn.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";

const dayMs = 24 * 60 * 60 * 1000;
const randomToken = () => randomBytes(24).toString("base64url");

/** Stores a link as the form does; resolves with its path. */
async function addLink(
	site: string,
	entity: "essays" | "projects",
	id: string,
): Promise<{ path: string; revoke: () => Promise<void> }> {
	const { url, admin } = await backendOf(site);
	const token = randomToken();
	const row = { entity, entity_id: id, token_hash: createHash("sha256").update(token).digest("hex") };
	const headers = { ...admin, prefer: "return=representation" };
	const links = `${url}/rest/v1/preview_links`;
	const response = await fetch(`${links}?select=id`, { method: "POST", headers, body: JSON.stringify(row) });
	const [{ id: linkId }] = (await response.json()) as [{ id: string }];
	const revoke = async () => void (await fetch(`${links}?id=eq.${linkId}&select=id`, { method: "DELETE", headers }));
	return { path: `/preview/${token}`, revoke };
}

/** On a narrow screen the details are behind a tab. */
async function copyLink(page: Page): Promise<string> {
	const details = page.getByRole("tab", { name: "Details" });
	if (await details.isVisible()) await details.click();
	await page.getByRole("button", { name: "Copy preview link" }).click();
	await expect(page.getByLabel("New link")).toHaveAccessibleDescription(/^Copied to the clipboard\..* Ends /);
	const link = await page.evaluate(() => navigator.clipboard.readText());
	expect(link).toBe(await page.getByLabel("New link").inputValue());
	return link;
}

test("a draft's link is copied, opened by somebody without a session, and revoked", async ({ page, site, browser }) => {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	const { id } = await (await asAdmin(site.url)).add("essays", essay({ title: "Read by a friend", status: "draft" }));
	await page.goto(`/admin/essays/${id}/edit`);
	const link = await copyLink(page);

	const friend = await browser.newContext({ baseURL: site.url });
	const theirs = withHydrationWait(await friend.newPage());
	const response = await theirs.goto(link);
	expect(response?.headers()).toMatchObject({
		"cache-control": "private, no-store",
		"referrer-policy": "no-referrer",
		"x-robots-tag": "noindex",
	});
	await expect(theirs.getByRole("heading", { level: 1, name: "Read by a friend" })).toBeVisible();
	await expect(theirs.getByText("Every picker walks up with a sack.")).toBeVisible();
	await expect(theirs.getByText("Draft, not public", { exact: true })).toBeVisible();
	await expect(theirs.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
	for (const absent of [
		'script[type="application/ld+json"]',
		'link[rel="canonical"]',
		'meta[property^="og:"]',
		'meta[name^="twitter:"]',
	])
		await expect(theirs.locator(absent)).toHaveCount(0);
	expect((await theirs.request.get(`/essays/${id}`)).status()).toBe(404);

	await theirs.getByRole("link", { name: "Back to essays" }).click();
	await expect(theirs).toHaveURL("/essays");
	expect(await theirs.evaluate(() => document.referrer)).toBe("");
	await theirs.goBack();
	await expect(theirs.getByText("Draft, not public", { exact: true })).toBeVisible();

	await page.getByRole("button", { name: "Revoke" }).press("Enter");
	await expect(page.getByRole("button", { name: "Revoke" })).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Copy preview link" })).toBeFocused();
	expect((await theirs.goto(link))?.status()).toBe(404);
	await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("This path ends among the tea.");
	await friend.close();
});

test("a project's link shows its stored text; one of a scheduled essay shows it before its time", async ({ page, site }) => {
	const admin = await asAdmin(site.url);
	const draft = await admin.add("projects", project({ title: "Not yet shown", status: "draft", content: "## How it works" }));
	await page.goto((await addLink(site.url, "projects", draft.id)).path);
	await expect(page.getByRole("heading", { level: 1, name: "Not yet shown" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
	await expect(page.getByText("Draft, not public", { exact: true })).toBeVisible();

	const publishAt = new Date(Date.now() + dayMs).toISOString();
	const scheduled = await admin.add("essays", essay({ title: "Out tomorrow", publish_at: publishAt }));
	await page.goto((await addLink(site.url, "essays", scheduled.id)).path);
	await expect(page.getByRole("heading", { level: 1, name: "Out tomorrow" })).toBeVisible();
	await expect(page.getByText("Draft, not public", { exact: true })).toBeVisible();
});

/** The text of every page that the site stores on disk. */
async function storedPages({ dataDir }: RunningSite): Promise<string> {
	const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter(
		(file) => file.isFile() && file.name.endsWith(".json") && file.parentPath.includes("pages"),
	);
	return (await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")))).join("\n");
}

test("a previewed draft and its token are in no feed, sitemap, search, cached page or log, nor counted", async ({ site }) => {
	const admin = await asAdmin(site.url);
	const { id } = await admin.add("essays", essay({ title: "Hidden everywhere", status: "draft" }));
	const { path } = await addLink(site.url, "essays", id);
	const token = path.replace("/preview/", "");
	const get = async (url: string) => fetch(site.url + url);
	expect(await (await get(path)).text()).not.toMatch(/count_visit|visit\.gif/);
	expect((await get(`/data${path}.json`)).status).toBe(200);
	for (const url of [
		"/",
		"/essays",
		"/data/essays.json",
		"/rss.xml",
		"/feed.json",
		"/llms.txt",
		"/sitemap.xml",
		"/search.json",
		"/robots.txt",
	]) {
		const text = await (await get(url)).text();
		expect(text, url).not.toContain("Hidden everywhere");
		expect(text, url).not.toContain(id);
	}
	for (const url of [`/essays/${id}`, `/essays/${id}.md`, `/data/essays/${id}.json`, `/cards/essays/${id}.png`])
		expect((await get(url)).status, url).toBe(404);

	await expect.poll(() => storedPages(site), "pages are stored at all").toContain("/sitemap.xml");
	const stored = await storedPages(site);
	expect(stored.includes("Hidden everywhere"), "the draft is stored").toBe(false);
	expect(stored.includes(token), "the token is stored").toBe(false);
	const printed = (await readOutput(site)).join("\n");
	expect(printed).toContain('"route":"/preview/*"');
	expect(printed).not.toContain(token);
});

test("another spelling of a preview's path neither shows nor caches its draft", async ({ site }) => {
	const { id } = await (await asAdmin(site.url)).add("essays", essay({ title: "Spelled otherwise", status: "draft" }));
	const { path } = await addLink(site.url, "essays", id);
	const get = async (url: string) => fetch(site.url + url);
	// Spellings that the router treats as the same page must not be cached either.
	for (const spelling of [
		`${path}/`,
		path.replace("preview", "PREVIEW"),
		`/data${path}/.json`,
		`/data${path.replace("preview", "Preview")}.json`,
	]) {
		const response = await get(spelling);
		const shown = (await response.text()).includes("Spelled otherwise");
		const isKept = response.headers.get("cache-control") !== "private, no-store";
		expect({ spelling, isShownAndKept: shown && isKept }).toEqual({ spelling, isShownAndKept: false });
	}
	// Pages are written one after another, so this one comes last.
	await get("/hire");
	await expect.poll(() => storedPages(site)).toContain("/hire");
	const stored = await storedPages(site);
	expect(stored.includes("Spelled otherwise"), "the draft is stored").toBe(false);
	expect(stored.includes(path.replace("/preview/", "")), "the token is stored").toBe(false);
});

test("a wrong, a revoked and an expired token are answered alike, after the same steps", async () => {
	const clock = movableClock();
	const site = await startSite(clock.environment);
	const { id } = await (await asAdmin(site.url)).add("essays", essay({ title: "No longer shown", status: "draft" }));
	const [revoked, expired] = [await addLink(site.url, "essays", id), await addLink(site.url, "essays", id)];
	await revoked.revoke();
	expect((await fetch(site.url + expired.path)).status).toBe(200);
	clock.setOffset(14 * dayMs + 60_000);

	const answers: { status: number; headers: Record<string, string>; text: string; steps: string[] }[] = [];
	for (const path of [revoked.path, expired.path, `/preview/${randomToken()}`, "/preview/x"]) {
		const response = await fetch(site.url + path);
		const { date: _date, "x-request-id": requestId = "", ...headers } = Object.fromEntries(response.headers);
		// The picture of a missing page is drawn from its path.
		const text = (await response.text()).replaceAll(path, "/preview/…").replace(/<figure.*?<\/figure>/s, "");
		const steps = (await readOutput(site))
			.filter((line) => line.includes(requestId))
			.map((line) => JSON.parse(line))
			.map(({ process, method, route, status }) => `${process} ${method} ${route} ${status}`);
		answers.push({ status: response.status, headers, text, steps: steps.sort() });
	}
	expect(answers[0]).toMatchObject({
		status: 404,
		headers: { "cache-control": "private, no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" },
		// The page before has read profile and settings.
		steps: ["backend POST /rest/v1/rpc 200", "site GET /preview/* 404"],
	});
	const withoutLength = ({ headers: { "content-length": _length, ...headers }, ...answer }: (typeof answers)[number]) => ({
		...answer,
		headers,
	});
	for (const answer of answers) expect(withoutLength(answer)).toEqual(withoutLength(answers[0] as (typeof answers)[number]));
	await site.stop();
	clock.remove();
});
