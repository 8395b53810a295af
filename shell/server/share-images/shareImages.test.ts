import { createRequire } from "node:module";
import { defaultSettings } from "@site/shared-data/settings";
import { buildEssay, buildProfile, buildProject, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { Hono } from "hono";
import type { RunTask } from "../worker/createWorkerPool.ts";
import { createShareImageRenderer } from "./createShareImageRenderer.ts";
import { createShareImages } from "./createShareImages.ts";

const renderImage = createShareImageRenderer(createRequire(__filename));
const drawText = async () => Buffer.from("drawn");
const settings = { ...defaultSettings, name: "Teh Tua", updatedAt: new Date(0), revision: "1" };
const siteImage = { kind: "", name: "", host: "site.example", ageRatio: 1 };

function start(draw = renderImage) {
	const repositories = createMemoryPublicRepositories({
		profile: buildProfile(),
		essays: [
			buildEssay({ id: "tea", title: "What tea terraces know about caching" }),
			buildEssay({ id: "long", title: "Panjang ".repeat(25) }),
			buildEssay({ id: "draft", status: "draft" }),
		],
		projects: [buildProject({ id: "angkot", title: "Angkot", year: "2024", tags: ["Maps", "Rust", "GIS", "CSS"] })],
		settings,
	});
	const painted: unknown[] = [];
	const run = (async (_name: string, image: never) => {
		painted.push(image);
		return draw(image);
	}) as RunTask;
	const images = createShareImages(repositories, run, "https://site.example");
	const app = new Hono()
		.get("/cards/essays/:file", images.essay)
		.get("/cards/projects/:file", images.project)
		.get("/og-default.png", images.site)
		.get("/favicon.ico", images.icon);
	return { repositories, painted, get: (path: string, headers = {}) => app.request(`https://site.example${path}`, { headers }) };
}

test.each(["/cards/essays/tea.png", "/cards/essays/long.png", "/cards/projects/angkot.png"])(
	"%s is an image of 1200 × 630 below 300 KB",
	async (path) => {
		const response = await start().get(path);
		const png = Buffer.from(await response.arrayBuffer());
		expect(response.headers.get("content-type")).toBe("image/png");
		expect(png.subarray(1, 4).toString()).toBe("PNG");
		expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
		expect(png.length).toBeGreaterThan(10_000);
		expect(png.length).toBeLessThan(300_000);
	},
);

test.each([
	"/cards/essays/none.png",
	"/cards/essays/draft.png",
	"/cards/projects/tea.png",
	"/cards/essays/tea",
	"/cards/essays/tea.png.bak",
	"/cards/essays/%0Atea.png",
	"/cards/essays/%00.png",
])("%s is not found", async (path) => {
	const { get, painted } = start();
	const response = await get(path);
	expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
	expect(painted).toEqual([]);
});

test("an image is rendered once for concurrent requests, and is a 304 for a browser that has it", async () => {
	const { get, painted } = start();
	const [first] = await Promise.all([get("/cards/essays/tea.png"), get("/cards/essays/tea.png")]);
	const known = first.headers.get("etag") ?? "";
	for (const tags of [known, `"x", ${known}`, known.replace("W/", "")])
		expect((await get("/cards/essays/tea.png", { "if-none-match": tags })).status).toBe(304);
	expect(painted).toHaveLength(1);
});

test("an image of the same texts that is drawn in another way has another entity tag", async () => {
	const tags = [start(), start(async () => Buffer.from("another drawing"))].map(async ({ get }) =>
		(await get("/cards/essays/tea.png")).headers.get("etag"),
	);
	const [before, after] = await Promise.all(tags);
	expect(after).not.toBe(before);
});

test("an image with other texts has another entity tag", async () => {
	const { get, repositories } = start();
	const before = (await get("/cards/essays/tea.png")).headers.get("etag");
	jest.spyOn(repositories.essays, "getPublished").mockResolvedValue(buildEssay({ id: "tea", title: "Another" }));
	expect((await get("/cards/essays/tea.png")).headers.get("etag")).not.toBe(before);
});

test("the site's image is the shipped one for the sample's owner, and is drawn for another", async () => {
	const { get, repositories, painted } = start(drawText);
	expect((await get("/og-default.png")).status).toBe(404);
	jest.spyOn(repositories.profile, "get").mockResolvedValue(buildProfile({ title: "Potter" }));
	expect(await (await get("/og-default.png")).text()).toBe("drawn");
	expect(painted).toEqual([{ ...siteImage, title: "Raka Wiratama", details: "Potter, Bandung, Indonesia" }]);
});

test.each([
	["without a place", { location: "" }, "Raka Wiratama", "Software developer and designer"],
	["without a profile", null, "Teh Tua", ""],
])("the site's image of an owner %s has the texts that exist", async (_, owner, title, details) => {
	const { get, repositories, painted } = start(drawText);
	jest.spyOn(repositories.profile, "get").mockResolvedValue(owner && buildProfile(owner));
	await get("/og-default.png");
	expect(painted).toEqual([{ ...siteImage, title, details }]);
});

test.each([
	["the name of the profile", buildProfile({ name: "Sari" }), "Sari"],
	["the name of the settings without a profile", null, "Teh Tua"],
])("the image of a project has its year, its first three tags and %s", async (_, owner, name) => {
	const { get, repositories, painted } = start(drawText);
	jest.spyOn(repositories.profile, "get").mockResolvedValue(owner);
	await get("/cards/projects/angkot.png");
	const texts = { kind: "/projects", title: "Angkot", details: "2024 · Maps · Rust · GIS", name };
	expect(painted).toEqual([{ ...texts, host: "site.example", ageRatio: 1 }]);
});

test.each([
	[-400, 0],
	[0, 0],
	[44, 0],
	[46, 0.1],
	[456, 0.5],
	[866, 0.9],
	[868, 1],
	[4_000, 1],
])("an essay of %i days has the age %d of its colour", async (days, ageRatio) => {
	const { get, repositories, painted } = start(drawText);
	const date = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
	jest.spyOn(repositories.essays, "getPublished").mockResolvedValue(buildEssay({ date }));
	await get("/cards/essays/tea.png");
	expect(painted).toEqual([expect.objectContaining({ kind: "/essays", ageRatio })]);
});

test.each([
	["of the settings is a redirect", { favicon: "/uploads/leaf.png" }, 302, "/uploads/leaf.png"],
	["of the settings with the fixed name is the file", { favicon: "/favicon.ico" }, 404, null],
	["of settings without one is the file", { favicon: null }, 404, null],
	["of settings that cannot be read is the file", null, 404, null],
])("the icon %s", async (_, changes, status, location) => {
	const { get, repositories } = start();
	if (changes) jest.spyOn(repositories.settings, "get").mockResolvedValue({ ...settings, ...changes });
	else repositories.failWith("offline");
	const response = await get("/favicon.ico");
	expect([response.status, response.headers.get("location")]).toEqual([status, location]);
});

test("a backend that does not respond is a 503", async () => {
	const { get, repositories } = start();
	repositories.failWith("offline");
	const { status, headers } = await get("/cards/essays/tea.png");
	expect([status, headers.get("retry-after"), headers.get("cache-control")]).toEqual([503, "5", "no-store"]);
});

test("an image for which there is no memory is a 503 with a sentence, and is drawn at the next request", async () => {
	const draw = jest.fn(renderImage).mockRejectedValueOnce(new Error("ERR_WORKER_OUT_OF_MEMORY"));
	const { get } = start(draw);
	const refused = await get("/cards/essays/tea.png");
	expect([refused.status, await refused.text()]).toEqual([503, "The image cannot be rendered at the moment.\n"]);
	expect((await get("/cards/essays/tea.png")).status).toBe(200);
});

describe("the drawn title", () => {
	const texts = { kind: "/essays", details: "Mar 5, 2026", name: "Raka", host: "example.com", ageRatio: 0 };
	const draw = async (title: string) => Buffer.from(await renderImage({ ...texts, title })).toString("base64");

	test.each([
		["Tea \u{1f389} and \u65e5\u672c\u8a9e", "Tea and"],
		["Tea \u2265 3", "Tea 3"],
		["1\ufe0f\u20e3 Top 10", "Top 10"],
		["\u65e5\u672c\u8a9e", "Raka"],
		["\u65e5 \u672c", "Raka"],
		["\u{1f469}\u200d\u{1f4bb} Tea", "Tea"],
	])("%s is without the letters that no font has: %s", async (title, drawn) => {
		expect(await draw(title)).toBe(await draw(drawn));
	});

	test.each(["\u0427\u0430\u0439", "\u0492", "\u03a4\u03c3\u03ac\u03b9", "\u1ec5"])("%s is drawn", async (title) => {
		// The name replaces a title without letters.
		expect(await draw(title)).not.toBe(await draw(texts.name));
	});

	test("a word longer than a line is broken: its end is seen", async () => {
		const word = "Donaudampfschifffahrtsgesellschaftskapit\u00e4nsm\u00fctzenabzeichen";
		expect(await draw(`${word}x`)).not.toBe(await draw(`${word}m`));
	});
});
