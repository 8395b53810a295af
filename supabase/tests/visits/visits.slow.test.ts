import { pages, urls } from "@site/shared-data";
import { testWithClock, useBackend } from "../../testing/useBackend.ts";

const dayMs = 86_400_000;
const { backend, visitor, service, admin, clock } = useBackend({ hasClock: true });
const essay = { excerpt: "e", content: "c", featured_image: "/e.png" };

let ip = 0;
/** A separate sender, because the limit is per IP. */
const sender = (address = `192.0.2.${++ip}`) => ({ "x-site-proxy": backend.proxySecret, "x-forwarded-for": address });
const count = (path: string | null, details: { referrer?: string; device?: string } = {}, headers: object = {}) =>
	visitor.post("/rest/v1/rpc/count_visit", { path, referrer: "", device: "phone", ...details }, { ...sender(), ...headers });
const rows = async (): Promise<Record<string, unknown>[]> =>
	(await service.get("/rest/v1/visits?select=*&order=day,path,referrer_host,device")).body;
const counted = async () => (await rows()).map(({ path, views }) => `${path} ${views}`);
const hosts = async () => (await rows()).map((row) => row.referrer_host);
const figures = async (days: number, page?: string) => (await admin.post("/rest/v1/rpc/visit_figures", { days, page })).body;

beforeAll(async () => {
	for (const row of [
		{ title: "Shown", status: "published", topics: ["Teh"] },
		{ title: "Hidden", status: "draft", topics: ["Kopi"] },
		{ title: "Planned", status: "published", publish_at: new Date(Date.now() + dayMs).toISOString() },
	])
		expect((await service.post("/rest/v1/essays", { ...essay, ...row })).status).toBe(201);
});
afterEach(async () => {
	await service.remove("/rest/v1/visits?views=gt.0");
});

test("views of every page in the list are counted", async () => {
	const paths = [...pages.map(({ path }) => path), urls.privacy()].sort();
	for (const path of paths) expect((await count(path)).status).toBe(204);
	expect((await rows()).map(({ path }) => path)).toEqual(paths);
});

test("views of public pages are counted, the further pages of a list as the list, whatever follows the path", async () => {
	const paths = [
		"/",
		"/essays",
		"/essays/?from=mail#top",
		"/essays/before/shown",
		"/essays/shown",
		"/essays/topics/teh",
		"/privacy",
	];
	for (const path of paths) expect((await count(path)).status).toBe(204);
	expect(await counted()).toEqual(["/ 1", "/essays 3", "/essays/shown 1", "/essays/topics/teh 1", "/privacy 1"]);
});

test("hidden paths, missing pages and values without text are not counted and get the same response", async () => {
	const paths = [
		"/essays/hidden",
		"/essays/planned",
		"/essays/unknown",
		"/essays/topics/kopi",
		"/admin",
		"/admin/essays",
		"",
		null,
	];
	for (const path of paths) expect((await count(path)).status).toBe(204);
	expect((await count("/", { device: "watch" })).status).toBe(204);
	expect(await rows()).toEqual([]);
});

test("only a referrer's public host is stored, never this site or another text", async () => {
	const origin = { origin: "https://www.toko.example:4000", "x-forwarded-host": "127.0.0.1:4000" };
	for (const referrer of [
		"https://www.Search.example/find?q=secret",
		"news.example",
		"android-app://com.mail.example/",
		"https://toko.example/essays",
		"http://127.0.0.1:4000/",
		"https://Search.example.:443/",
		"http://localhost:3000/",
		"https://intranet/wiki",
		"other",
		"http://192.168.1.5/",
		"..",
		"-.example",
		"a..example",
		`${"long.".repeat(60)}example`,
		"javascript:alert(1)",
		"not an address",
	])
		await count("/", { referrer }, origin);
	expect(await rows()).toEqual(
		[
			["", 12],
			["com.mail.example", 1],
			["news.example", 1],
			["search.example", 2],
		].map(([referrer_host, views]) => ({
			day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
			path: "/",
			referrer_host,
			device: "phone",
			views,
		})),
	);
});

test("visitors who opted out, crawlers and the admin are not counted", async () => {
	await count("/", {}, { "sec-gpc": "1" });
	await count("/", {}, { dnt: "1" });
	for (const userAgent of [
		"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
		"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)",
		"Mozilla/5.0 (compatible; Baiduspider/2.0)",
		"facebookexternalhit/1.1",
	])
		await count("/", {}, { "user-agent": userAgent });
	await admin.post("/rest/v1/rpc/count_visit", { path: "/", referrer: "", device: "desktop" });
	expect(await rows()).toEqual([]);
	await count("/", {}, { dnt: "0", "user-agent": "Mozilla/5.0 (Linux; Android 9; CUBOT) Mobile Safari/537.36" });
	expect(await counted()).toEqual(["/ 1"]);
});

test("with the admin's switch off nothing is counted, and the page about privacy can say so", async () => {
	const facts = async () => (await visitor.post("/rest/v1/rpc/privacy_facts", {})).body;
	expect(await facts()).toEqual({ counts_visits: true, sends_mail: false, sends_receipts: false });
	await admin.patch("/rest/v1/site_settings?id=eq.site", { count_visits: false });
	await count("/");
	expect(await rows()).toEqual([]);
	expect(await facts()).toMatchObject({ counts_visits: false });
	await admin.patch("/rest/v1/site_settings?id=eq.site", { count_visits: true });
});

testWithClock("a clock that steps back begins no second minute for a sender, and ends the first a minute later", async () => {
	const flood = sender();
	// The day may change in this hour, and each day has its own row.
	const views = async () => (await rows()).reduce((sum, row) => sum + Number(row.views), 0);
	clock.setOffset(60 * 60_000);
	await Promise.all(Array.from({ length: 60 }, () => count("/", {}, flood)));
	clock.setOffset(0);
	await count("/", {}, flood);
	expect(await views()).toBe(60);
	clock.setOffset(61_000);
	await count("/", {}, flood);
	expect(await views()).toBe(61);
});

testWithClock("one sender counts sixty times a minute, of many at once as well, and again after it", async () => {
	const flood = sender("198.51.100.1");
	const statuses = await Promise.all(Array.from({ length: 70 }, () => count("/", {}, flood)));
	expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([204]));
	expect(await counted()).toEqual(["/ 60"]);
	await count("/");
	expect(await counted()).toEqual(["/ 61"]);
	clock.setOffset(61_000);
	await count("/", {}, flood);
	clock.setOffset(0);
	expect(await counted()).toEqual(["/ 62"]);
});

test("a page has at most twenty hosts a day; views of further hosts are counted as 'other'", async () => {
	await count("/essays", { referrer: "kept.example" });
	for (let number = 0; number < 30; number++) await count("/", { referrer: `h${String(number).padStart(2, "0")}.example` });
	await count("/", { referrer: "h00.example" });
	const found = await rows();
	const ofHome = found.filter(({ path }) => path === "/");
	expect(ofHome).toHaveLength(20);
	expect(ofHome.find(({ referrer_host }) => referrer_host === "other")).toMatchObject({ views: 11 });
	expect(ofHome.find(({ referrer_host }) => referrer_host === "h00.example")).toMatchObject({ views: 2 });
	expect(await hosts()).toContain("kept.example");
});

/** How many hosts of each first letter a page has, and all of its views. */
async function sharesOf(page: string) {
	const found = (await rows()).filter(({ path }) => path === page);
	const shares: Record<string, number> = { views: found.reduce((sum, { views }) => sum + Number(views), 0) };
	for (const name of new Set(found.map(({ referrer_host }) => String(referrer_host))))
		shares[name.slice(0, 1)] = (shares[name.slice(0, 1)] ?? 0) + 1;
	return shares;
}

test("a network with the most hosts of a page gives places to other networks, and no view is lost", async () => {
	const [a, b] = [sender(), sender()];
	for (let number = 0; number < 25; number++) await count("/hire", { referrer: `a${number}.example` }, a);
	expect(await sharesOf("/hire")).toEqual({ a: 19, o: 1, views: 25 });
	for (const referrer of ["c.example", "d.example", ""]) await count("/hire", { referrer });
	expect(await sharesOf("/hire")).toEqual({ "": 1, a: 16, c: 1, d: 1, o: 1, views: 28 });
	for (let number = 0; number < 25; number++) await count("/hire", { referrer: `b${number}.example` }, b);
	expect(await sharesOf("/hire")).toEqual({ "": 1, a: 8, b: 8, c: 1, d: 1, o: 1, views: 53 });
	for (let number = 0; number < 19; number++) await count("/hire", { referrer: `e${number}.example` });
	expect(await sharesOf("/hire")).toEqual({ "": 1, a: 1, b: 1, c: 1, d: 1, e: 14, o: 1, views: 72 });
});

testWithClock("a clock that steps back a day and forth leaves each network its share of both days", async () => {
	const flood = sender();
	for (const dayOffset of [1, 0]) {
		clock.setOffset(dayOffset * dayMs);
		for (let number = 0; number < 20; number++) await count("/store", { referrer: `a${number}.example` }, flood);
	}
	clock.setOffset(dayMs);
	await count("/store", { referrer: "b.example" });
	clock.setOffset(0);
	await count("/store", { referrer: "b.example" });
	expect(await sharesOf("/store")).toEqual({ a: 18, b: 1, o: 1, views: 42 });
	expect((await rows()).filter(({ referrer_host }) => referrer_host === "b.example")).toHaveLength(2);
});

testWithClock("what is older than two years is added up by month on the first visit of a day", async () => {
	await service.post(
		"/rest/v1/visits",
		["2023-02-01", "2023-02-03", "2023-02-28", "2023-03-05"].map((day) => ({
			day,
			path: "/",
			referrer_host: "",
			device: "phone",
			views: 2,
		})),
	);
	await count("/");
	expect((await rows()).slice(0, 2)).toMatchObject([
		{ day: "2023-02-01", views: 6 },
		{ day: "2023-03-01", views: 2 },
	]);
	expect(await rows()).toHaveLength(3);
});

test("the figures are those of the range and of as many days before, of one page or of all", async () => {
	const { days } = await figures(3);
	const [, before, first] = [
		days[2].day,
		...[4, 2].map((ago) => new Date(Date.parse(days[2].day) - ago * dayMs).toISOString().slice(0, 10)),
	];
	const row = (day: string | undefined, path: string, device: string, views: number) => ({
		day,
		path,
		referrer_host: "a.example",
		device,
		views,
	});
	await service.post("/rest/v1/visits", [
		row(first, "/", "phone", 5),
		row(days[2].day, "/essays", "desktop", 2),
		row(before, "/", "phone", 7),
	]);
	expect(await figures(3)).toEqual({
		days: [
			{ day: first, views: 5, before: 0 },
			{ day: days[1].day, views: 0, before: 7 },
			{ day: days[2].day, views: 2, before: 0 },
		],
		pages: [
			{ name: "/", views: 5 },
			{ name: "/essays", views: 2 },
		],
		referrers: [{ name: "a.example", views: 7 }],
		devices: [
			{ name: "phone", views: 5 },
			{ name: "desktop", views: 2 },
		],
	});
	expect(await figures(3, "/essays")).toMatchObject({
		days: [{ views: 0 }, { before: 0 }, { views: 2 }],
		pages: [{ name: "/essays" }],
	});
	expect((await admin.post("/rest/v1/rpc/visit_totals", { paths: ["/", "/hire"] })).body).toEqual({ "/": 12 });
	expect((await figures(9_999)).days).toHaveLength(731);
});
