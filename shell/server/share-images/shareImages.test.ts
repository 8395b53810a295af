import { createRequire } from "node:module";
import { buildEssay, buildProfile, buildProject, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { Hono } from "hono";
import type { RunTask } from "../worker/createWorkerPool.ts";
import { createShareImageRenderer } from "./createShareImageRenderer.ts";
import { createShareImages } from "./createShareImages.ts";

const renderImage = createShareImageRenderer(createRequire(__filename));

function start(draw = renderImage) {
	const repositories = createMemoryPublicRepositories({
		profile: buildProfile(),
		essays: [
			buildEssay({ id: "tea", title: "What tea terraces know about caching" }),
			buildEssay({ id: "long", title: "Panjang ".repeat(25) }),
			buildEssay({ id: "draft", status: "draft" }),
		],
		projects: [buildProject({ id: "angkot" })],
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
		.get("/og-default.png", images.site);
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
	"/cards/essays/%00.png",
])("%s is not found", async (path) => {
	const { get, painted } = start();
	expect((await get(path)).status).toBe(404);
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
	const { get, repositories, painted } = start(async () => Buffer.from("drawn"));
	expect((await get("/og-default.png")).status).toBe(404);
	jest.spyOn(repositories.profile, "get").mockResolvedValue(buildProfile({ title: "Potter" }));
	expect(await (await get("/og-default.png")).text()).toBe("drawn");
	expect(painted).toHaveLength(1);
});

test("a backend that does not respond is a 503", async () => {
	const { get, repositories } = start();
	repositories.failWith("offline");
	expect((await get("/cards/essays/tea.png")).status).toBe(503);
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
		["\u{1f469}\u200d\u{1f4bb} Tea", "Tea"],
	])("%s is without the letters that no font has: %s", async (title, drawn) => {
		expect(await draw(title)).toBe(await draw(drawn));
	});

	test.each(["\u0427\u0430\u0439", "\u03a4\u03c3\u03ac\u03b9", "\u1ec5"])("%s is drawn", async (title) => {
		expect(await draw(title)).not.toBe(await draw(""));
	});

	test("a word longer than a line is broken: its end is seen", async () => {
		const word = "Donaudampfschifffahrtsgesellschaftskapit\u00e4nsm\u00fctzenabzeichen";
		expect(await draw(`${word}x`)).not.toBe(await draw(`${word}m`));
	});
});
