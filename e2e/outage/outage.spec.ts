import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { expect, test } from "../fixtures/test.ts";
import { type FailureMode, type FlakyBackend, startFlakyBackend } from "./startFlakyBackend.ts";

/** Serial: the tests stop the same backend. */
test.describe.configure({ mode: "serial" });

const pages = ["/", "/projects", "/essays", "/store", "/contact", "/hire"];
const feeds = ["/rss.xml", "/feed.json", "/sitemap.xml", "/search.json"];

let backend: FlakyBackend;
let front: RunningSite;
let start: (port?: string) => Promise<RunningSite>;
/** One path of every kind of public page and feed. */
let paths: string[];

test.beforeAll(async ({ site }) => {
	const project = (await (await fetch(`${site.url}/config.json`)).json()) as { supabaseUrl: string; supabaseKey: string };
	backend = await startFlakyBackend(project.supabaseUrl);
	const dataDir = await mkdtemp(join(tmpdir(), "outage-"));
	const variables = { SUPABASE_URL: backend.url, SUPABASE_PUBLISHABLE_KEY: project.supabaseKey, DATA_DIR: dataDir };
	start = (PORT = "0") => startSite({ ...variables, PORT });
	front = await start();
	const [projects, essays] = await Promise.all(["/projects", "/essays"].map(linksIn));
	paths = [...pages, ...(projects ?? []).slice(0, 2), ...(essays ?? []).slice(0, 2), ...feeds];
	await forEveryPath(async (path) => expect([path, (await fetch(front.url + path)).status]).toEqual([path, 200]));
});
test.afterAll(async () => {
	await front.stop();
	await rm(front.dataDir, { recursive: true, force: true });
	await backend.stop();
});
test.afterEach(() => recover());

const forEveryPath = <T>(task: (path: string) => Promise<T>) => Promise.all(paths.map(task));
const isStale = async (path: string) => (await fetch(front.url + path)).headers.has("x-stale-since");
const healthOf = async () => (await fetch(`${front.url}/healthz`)).status;

/** Waits until the site has recovered by itself after the backend is back. */
async function recover() {
	backend.setMode("well");
	const long = { timeout: 60_000 };
	await forEveryPath((path) => expect.poll(() => isStale(path), long).toBe(false));
	await expect.poll(healthOf, long).toBe(200);
}

async function linksIn(list: string): Promise<string[]> {
	const html = await (await fetch(front.url + list)).text();
	return [...new Set([...html.matchAll(new RegExp(`href="(${list}/[^"#?/]+)"`, "g"))].map((match) => match[1] as string))];
}

/** The content for the visitor: a page's main part, a feed's text. */
const readable = (text: string) => /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? text;
const read = async (path: string) => readable(await (await fetch(front.url + path)).text());

const expectTheSame = async (before: string[]) =>
	expect(await forEveryPath(async (path) => [path, (await read(path)) === before[paths.indexOf(path)]])).toEqual(
		paths.map((path) => [path, true]),
	);

const moods: Record<string, FailureMode> = {
	"is gone": "gone",
	"answers with failures": "failing",
	"answers with something else": "nonsense",
	"answers with rows that are none": "wrong rows",
	"does not answer": "silent",
};

for (const [what, mode] of Object.entries(moods)) {
	test(`while the backend ${what}, every page and feed is the last good copy, and a page shows its date`, async () => {
		const before = await forEveryPath(read);
		backend.setMode(mode);
		await forEveryPath((path) => expect.poll(() => isStale(path), { timeout: 60_000 }).toBe(true));
		await expectTheSame(before);
		for (const path of [...pages, ...feeds]) {
			const answer = await fetch(front.url + path);
			expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 200, "no-store"]);
			if (pages.includes(path)) expect(await answer.text()).toContain("This is a copy of this page from");
		}
		await expect.poll(healthOf).toBe(503);
		const unknown = await fetch(`${front.url}/essays/${mode.replace(" ", "-")}`);
		expect(unknown.status).toBe(503);
		expect(await unknown.text()).toContain("This page did not load");
	});
}

test("a site that starts while the backend is down serves the last good pages and feeds", async () => {
	const before = await forEveryPath(read);
	backend.setMode("gone");
	await front.stop();
	front = await start(new URL(front.url).port);
	await expectTheSame(before);
	expect(await forEveryPath(isStale)).toEqual(paths.map(() => true));
	const withoutCopy = await fetch(`${front.url}/essays/topics/never-read/rss.xml`);
	expect([withoutCopy.status, withoutCopy.headers.get("retry-after")]).toEqual([503, "5"]);
});

const field = (page: Page, label: string) => page.getByRole("main").getByLabel(label, { exact: true });
const noise = /ERR_|Failed to load|Failed to fetch|blocked by CORS/;

for (const mode of ["gone", "failing"] as const) {
	test(`a message that cannot be sent (${mode}) remains in the form, can go by e-mail or chat, and is sent when the backend is back`, async ({
		page,
		allowConsole,
	}) => {
		allowConsole(noise);
		await page.goto(`${front.url}/contact`);
		await page.waitForLoadState("networkidle");
		backend.setMode(mode);
		const typed = {
			Name: "Sari Lestari",
			Email: "sari@example.com",
			Subject: "A trail above Dago",
			Message: "Is the ridge open?",
		};
		for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
		await page.getByRole("button", { name: "Send Message" }).click();
		await expect(page.getByRole("alert")).toContainText("Failed to send message. Please try again.");
		for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text);
		await expect(page.getByRole("link", { name: "by e-mail" })).toHaveAttribute("href", /^mailto:.*body=Is%20the%20ridge/);
		await expect(page.getByRole("link", { name: "by WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/\d+\?text=.*ridge/);
		backend.setMode("well");
		await page.getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("main").getByRole("status")).toContainText("Message sent");
	});
}

test("a hire request that cannot be sent remains too, with all choices", async ({ page, allowConsole }) => {
	allowConsole(noise);
	await page.goto(`${front.url}/hire`);
	await page.waitForLoadState("networkidle");
	backend.setMode("gone");
	await field(page, "Name").fill("Dian Prameswari");
	await field(page, "Email").fill("dian@example.com");
	await field(page, "Project Type").selectOption("Web Application");
	await field(page, "Project Description").fill("Guided walks in Dago");
	await field(page, "Budget Range").selectOption("25-50 million");
	await page.getByRole("button", { name: "Submit Request" }).click();
	await expect(page.getByRole("alert")).toContainText("Failed to send request. Please try again.");
	await expect(field(page, "Project Description")).toHaveValue("Guided walks in Dago");
	await expect(field(page, "Budget Range")).toHaveValue("25-50 million");
	for (const way of ["by e-mail", "by WhatsApp"])
		await expect(page.getByRole("link", { name: way })).toHaveAttribute("href", /Guided%20walks%20in%20Dago.*25-50%20million/);
	backend.setMode("well");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("main").getByRole("status")).toContainText("Request received");
});

test("without script the forms come back with the text and the other contact channels", async () => {
	backend.setMode("gone");
	const send = async (path: string, fields: Record<string, string>) => {
		const headers = { origin: front.url, "sec-fetch-site": "same-origin" };
		const answer = await fetch(front.url + path, { method: "POST", body: new URLSearchParams(fields), headers });
		return { status: answer.status, html: await answer.text() };
	};
	const contact = await send("/contact", { name: "Sari", email: "sari@example.com", subject: "Dago", message: "Is it open?" });
	expect(contact.status).toBe(503);
	expect(contact.html).toContain("Failed to send message. Please try again.");
	expect(contact.html).toContain(">Is it open?</textarea>");
	expect(contact.html).toMatch(/mailto:[^"]*Is%20it%20open/);
	const hire = await send("/hire", {
		clientName: "Dian",
		clientEmail: "dian@example.com",
		projectType: "Mobile App",
		projectDescription: "Guided walks",
		budgetRange: "5-10 million",
	});
	expect(hire.html).toContain("Failed to send request. Please try again.");
	expect(hire.html).toContain(">Guided walks</textarea>");
	expect(hire.html).toMatch(/https:\/\/wa\.me\/[^"]*Guided%20walks/);
});

test("a visitor's navigation inside the site shows the stale pages as well", async ({ page, allowConsole }) => {
	allowConsole(noise);
	await page.goto(front.url);
	await page.waitForLoadState("networkidle");
	backend.setMode("gone");
	// A page that was rendered a moment ago is not stale yet.
	await expect.poll(() => isStale("/essays"), { timeout: 30_000 }).toBe(true);
	await page.getByRole("banner").getByRole("link", { name: "Essays" }).click();
	await expect(page.getByRole("complementary", { name: "About this copy" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 1, name: "Essays" })).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
});
