import { buildEssay } from "@site/shared-data/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderSite } from "../testing/renderSite.tsx";

const cards = () => screen.getAllByRole("article");
const cardPaths = () => cards().map((card) => within(card).getByRole("link").getAttribute("href"));
const alternates = () =>
	[...document.head.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
		link.getAttribute("hreflang"),
		link.getAttribute("href"),
	]);
const content = (name: string) =>
	document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

/** Replaces requestIdleCallback; returns the function that runs the callbacks. */
function mockIdleCallbacks() {
	const idleCallbacks: (() => void)[] = [];
	Object.assign(window, { requestIdleCallback: (work: () => void) => idleCallbacks.push(work), cancelIdleCallback: () => {} });
	return () => act(() => idleCallbacks.splice(0).forEach((work) => work()));
}

afterEach(() => {
	for (const name of ["requestIdleCallback", "cancelIdleCallback"]) Reflect.deleteProperty(window, name);
});

// Compiling a page for the first time takes longer than a test waits for one.
beforeAll(() => Promise.all([import("./list/EssaysScreen.tsx"), import("./reading/EssayScreen.tsx")]), 60_000);

afterEach(() => {
	localStorage.clear();
	delete document.documentElement.dataset.reading;
	jest.restoreAllMocks();
});

test("the list shows every published essay with title, excerpt, date and reading time, the newest date first", async () => {
	await renderSite("/essays");
	expect(screen.getByRole("heading", { level: 1, name: "Essays" })).toBeInTheDocument();
	expect(cardPaths()).toEqual(["/essays/terraces", "/essays/forms", "/essays/api"]);
	const [first, second] = cards() as [HTMLElement, HTMLElement];
	expect(first).toHaveTextContent("Nov 4, 2026");
	expect(first).toHaveTextContent("9 min read");
	expect(first).toHaveTextContent("A terrace is a cache with a view.");
	expect(first.querySelector("img")).toHaveAttribute("src", "/sample/kontur-600.webp");
	expect(second.querySelector("img")).toBeNull();
});

test("an essay's position in the list follows its date, not its last change", async () => {
	await renderSite("/essays", {
		essays: [
			buildEssay({ id: "old", date: "2019-03-05", updatedAt: new Date(2026, 10, 20) }),
			buildEssay({ id: "new", date: "2024-03-05", updatedAt: new Date(2024, 2, 5) }),
		],
	});
	expect(cardPaths()).toEqual(["/essays/new", "/essays/old"]);
});

test("an image's URL never runs script", async () => {
	await renderSite("/essays", { essays: [buildEssay({ featuredImage: "javascript:alert(1)" })] });
	expect(cards()[0]?.querySelector("img")).toBeNull();
});

test(`Indonesian texts have lang="id"`, async () => {
	await renderSite("/essays");
	expect(screen.getByRole("heading", { name: "Merancang API yang Tenang" }).closest("[lang]")).toHaveAttribute("lang", "id");
	expect(screen.getByRole("heading", { name: "Forms that forgive" }).closest("[lang]")).toHaveAttribute("lang", "en");
});

test("on the page of an Indonesian essay each text has its language", async () => {
	const content = "## Hujan\n\nSatu catatan[^1].\n\n```ts\nlet i\n```\n\n[^1]: Panas.";
	const essays = [
		buildEssay({ id: "teh", language: "id", topics: ["Kebun"], content, date: "2026-02-01" }),
		buildEssay({ id: "calm", title: "Calm APIs", topics: ["Kebun"], date: "2026-01-01" }),
	];
	await renderSite("/essays/teh", { essays });
	const languageOf = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang");
	await userEvent.click(screen.getByRole("button", { name: "On this page" }));
	const indonesian = [
		screen.getByRole("link", { name: "Hujan" }),
		screen.getByRole("link", { name: "Kebun" }),
		document.querySelector("[popover][role=note]"),
		document.querySelector("dialog[aria-label=Image]"),
		screen.getByRole("heading", { name: "Catatan kaki" }),
		screen.getByLabelText("Catatan kaki 1"),
		screen.getByLabelText("Kembali ke teks catatan kaki 1"),
	];
	const english = [screen.getByText("Calm APIs"), await screen.findByRole("button", { name: "Copy" })];
	expect(indonesian.map(languageOf)).toEqual(Array(7).fill("id"));
	expect(english.map(languageOf)).toEqual(Array(2).fill("en"));
	await userEvent.click(screen.getByRole("link", { name: /^Previous/ }));
	await screen.findByRole("heading", { level: 1, name: "Calm APIs" });
	expect(languageOf(await screen.findByText("Title of teh"))).toBe("id");
});

test("a card names the topics, and an essay links them to all that have them, however they are spelled", async () => {
	await renderSite("/essays");
	expect(cards()[0]).toHaveTextContent("Caching / Tea terraces");
	await userEvent.click(screen.getByRole("link", { name: "What tea terraces know about caching" }));
	const topics = within(await screen.findByRole("list", { name: "Topics" }));
	expect(topics.getByRole("link", { name: "Tea terraces" })).toHaveAttribute("href", "/essays/topics/tea-terraces");
	await userEvent.click(topics.getByRole("link", { name: "Caching" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Essays on Caching" })).toBeInTheDocument();
	expect(cardPaths()).toEqual(["/essays/terraces", "/essays/api"]);
});

test("a topic's page has its title, description, canonical URL and feed, and pages of twelve", async () => {
	const essays = Array.from({ length: 14 }, (_, at) =>
		buildEssay({ id: `e-${at + 10}`, date: `2026-01-${at + 10}`, topics: ["Jawa Barat"] }),
	);
	await renderSite("/essays/topics/jawa-barat", { essays });
	expect(document.title).toBe("Essays on Jawa Barat by Raka Wiratama");
	expect(content("description")).toBe("Essays on Jawa Barat by Raka Wiratama.");
	expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/essays/topics/jawa-barat");
	expect(document.head.querySelector("link[type='application/rss+xml'][rel=alternate]")).toHaveAttribute(
		"href",
		"/essays/topics/jawa-barat/rss.xml",
	);
	expect(screen.getByRole("link", { name: "RSS" })).toHaveAttribute("href", "/essays/topics/jawa-barat/rss.xml");
	expect(cards()).toHaveLength(12);
	await userEvent.click(screen.getByRole("link", { name: "Older essays →" }));
	await waitFor(() => expect(cardPaths()).toEqual(["/essays/e-11", "/essays/e-10"]));
	expect(document.title).toBe("Older essays on Jawa Barat by Raka Wiratama");
});

test.each(["nothing", "secret", "Caching", "%00"])("the topic %s, in which nothing is public, is not found", async (slug) => {
	await renderSite(`/essays/topics/${slug}`, {
		essays: [buildEssay({ topics: ["Secret"], status: "draft" }), buildEssay({ topics: ["Caching"] })],
	});
	expect(await screen.findByText("This path ends among the tea.")).toBeInTheDocument();
});

test("an essay in Indonesian has its date and a link to its translation, in the language that it leads to", async () => {
	const original = buildEssay({ id: "calm", title: "Calm APIs", topics: ["APIs"] });
	const translation = buildEssay({
		id: "tenang",
		title: "API yang tenang",
		date: "2024-03-05",
		language: "id",
		translationOf: "calm",
		topics: ["APIs"],
	});
	await renderSite("/essays/tenang", { essays: [original, translation] });
	expect(screen.getByText("5 Maret 2024")).toHaveAttribute("lang", "id");
	expect(content("og:locale")).toBe("id_ID");
	expect(alternates()).toEqual([
		["id", "http://localhost/essays/tenang"],
		["en", "http://localhost/essays/calm"],
	]);
	const link = screen.getByRole("link", { name: "Read in English" });
	expect([link.getAttribute("hreflang"), link.getAttribute("lang")]).toEqual(["en", "en"]);
	expect(screen.queryByRole("link", { name: /^Related/ })).not.toBeInTheDocument();
	await userEvent.click(link);
	const back = await screen.findByRole("link", { name: "Baca dalam Bahasa Indonesia" });
	expect([back.getAttribute("href"), back.getAttribute("hreflang")]).toEqual(["/essays/tenang", "id"]);
});

test("a translation that is no longer public is not linked", async () => {
	const hidden = buildEssay({ id: "tenang", language: "id", translationOf: "calm", status: "draft" });
	await renderSite("/essays/calm", { essays: [buildEssay({ id: "calm" }), hidden] });
	expect(screen.queryByRole("link", { name: /Bahasa/ })).not.toBeInTheDocument();
	expect(alternates()).toEqual([]);
});

test("drafts are not in the list, and an empty list shows the specified text", async () => {
	await renderSite("/essays", { essays: [buildEssay({ status: "draft" })] });
	expect(screen.getByText("No essays available")).toBeInTheDocument();
	expect(screen.getByText("Check back later for new articles.")).toBeInTheDocument();
});

test.each(["/essays/nothing", "/essays/draft", "/essays/%00", `/essays/${"x".repeat(2000)}`, "/essays/日本"])(
	"%s redirects to the list, which shows that the essay was not found",
	async (path) => {
		await renderSite(path, { essays: [buildEssay({ id: "draft", status: "draft" }), buildEssay({ id: "other" })] });
		expect(await screen.findByRole("heading", { level: 1, name: "Essays" })).toBeInTheDocument();
		expect(screen.getByRole("status")).toHaveTextContent("Essay not found");
		expect(screen.getByRole("link", { name: "Title of other" })).toBeInTheDocument();
	},
);

test("the notice of a missing essay is gone after leaving the list", async () => {
	await renderSite("/essays/nothing");
	await screen.findByRole("heading", { level: 1, name: "Essays" });
	await userEvent.click(screen.getByRole("link", { name: "Forms that forgive" }));
	await userEvent.click(await screen.findByRole("link", { name: "Back to essays" }));
	await screen.findByRole("heading", { level: 1, name: "Essays" });
	expect(screen.queryByText(/Essay not found/)).not.toBeInTheDocument();
});

test("a link navigation lays out the visible part of a text first, a full load all of it", async () => {
	const isDeferred = () => document.querySelector("[data-deferred-layout]") !== null;
	const seen = jest.fn();
	const watcher = new MutationObserver(() => isDeferred() && seen());
	watcher.observe(document.body, { subtree: true, childList: true });
	await renderSite("/essays/forms");
	await screen.findByRole("heading", { level: 1, name: "Forms that forgive" });
	expect(seen).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("link", { name: "Back to essays" }));
	await userEvent.click(await screen.findByRole("link", { name: "Forms that forgive" }));
	await screen.findByRole("heading", { level: 1, name: "Forms that forgive" });
	expect(seen).toHaveBeenCalled();
	await waitFor(() => expect(isDeferred()).toBe(false));
	watcher.disconnect();
});

test("a failed read of an essay is not a 404", async () => {
	jest.spyOn(console, "error").mockImplementation(() => {});
	const repositories = await renderSite("/essays");
	repositories.failWith("offline", "essays");
	await userEvent.click(screen.getByRole("link", { name: "Forms that forgive" }));
	expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
	expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
});

test("an essay shows its back link, image, title, date, reading time and text", async () => {
	await renderSite("/essays/terraces");
	expect(screen.getByRole("heading", { level: 1, name: "What tea terraces know about caching" })).toBeInTheDocument();
	expect(screen.getByRole("link", { name: "Back to essays" })).toHaveAttribute("href", "/essays");
	expect(screen.getByText("Nov 4, 2026")).toHaveAttribute("datetime", "2026-11-04");
	expect(screen.getByText("9 min read")).toBeInTheDocument();
	expect(screen.getByText("holds").tagName).toBe("STRONG");
	expect(screen.getByText("caches everything").tagName).toBe("DEL");
	expect(screen.getByRole("cell", { name: "0.3 ms" })).toBeInTheDocument();
	expect(screen.getAllByRole("checkbox")).toHaveLength(2);
	expect(screen.getByRole("progressbar", { name: "Reading progress" })).toHaveAttribute("aria-valuenow", "0");
});

test("'On this page' lists the headings, not the notes, and opens and closes", async () => {
	await renderSite("/essays/terraces");
	const nav = within(screen.getByRole("navigation", { name: "On this page" }));
	const button = nav.getByRole("button", { name: "On this page" });
	expect(button).toHaveAttribute("aria-expanded", "false");
	expect(nav.queryByRole("link")).not.toBeInTheDocument();
	await userEvent.click(button);
	expect(button).toHaveAttribute("aria-expanded", "true");
	expect(nav.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["A shelf for water", "#h-a-shelf-for-water"],
		["Reading before writing", "#h-reading-before-writing"],
		["The stale answer", "#h-the-stale-answer"],
		["What it costs", "#h-what-it-costs"],
	]);
});

test("an essay without headings has no contents", async () => {
	await renderSite("/essays/forms");
	expect(screen.queryByRole("navigation", { name: "On this page" })).not.toBeInTheDocument();
});

test("'Share' offers three targets with the page's URL, and copies it", async () => {
	const user = userEvent.setup();
	await renderSite("/essays/terraces?from=mail");
	const own = encodeURIComponent("http://localhost/essays/terraces");
	for (const [name, host] of [
		["Share on X", "x.com"],
		["Share on LinkedIn", "www.linkedin.com"],
		["Share on Facebook", "www.facebook.com"],
	] as const) {
		const link = screen.getByRole("link", { name, hidden: true });
		expect(new URL(link.getAttribute("href") ?? "").host).toBe(host);
		expect(link.getAttribute("href")).toContain(own);
		expect(link).toHaveAttribute("target", "_blank");
	}
	await user.click(screen.getByRole("button", { name: "Copy link", hidden: true }));
	expect(await navigator.clipboard.readText()).toBe("http://localhost/essays/terraces");
	expect(await screen.findByText("Copied!", { selector: "button span:not([role])" })).toBeInTheDocument();
});

test("a failed copy is not announced as copied", async () => {
	const user = userEvent.setup();
	await renderSite("/essays/terraces");
	jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	await user.click(screen.getByRole("button", { name: "Copy link", hidden: true }));
	expect((await screen.findAllByText("Not copied")).length).toBeGreaterThan(0);
	expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
});

test("the device's share sheet is offered if it is supported", async () => {
	const share = jest.fn().mockResolvedValue(undefined);
	Object.assign(navigator, { share });
	await renderSite("/essays/terraces");
	await userEvent.click(screen.getByRole("button", { name: "More ways to share", hidden: true }));
	expect(share).toHaveBeenCalledWith({ url: "http://localhost/essays/terraces", title: "What tea terraces know about caching" });
	Object.assign(navigator, { share: undefined });
});

test("'Reading mode' is remembered, and Escape leaves it", async () => {
	await renderSite("/essays/terraces");
	const button = screen.getByRole("button", { name: "Reading mode" });
	expect(button).toHaveAttribute("aria-pressed", "false");
	await userEvent.click(button);
	expect(button).toHaveAttribute("aria-pressed", "true");
	expect(document.documentElement.dataset.reading).toBe("");
	expect(localStorage.getItem("reading")).toBe("on");
	await userEvent.keyboard("{Escape}");
	expect(button).toHaveAttribute("aria-pressed", "false");
	expect(document.documentElement.dataset.reading).toBeUndefined();
	expect(localStorage.getItem("reading")).toBeNull();
});

test("code can be copied as it was written", async () => {
	const user = userEvent.setup();
	await renderSite("/essays/terraces");
	await user.click(await screen.findByRole("button", { name: "Copy" }));
	expect(await navigator.clipboard.readText()).toBe("const held = shelf.get(key);\n");
});

test("the essays before and after it are linked", async () => {
	await renderSite("/essays/forms");
	const more = within(screen.getByRole("navigation", { name: "More essays" }));
	expect(more.getByRole("link", { name: /^Previous/ })).toHaveAttribute("href", "/essays/api");
	expect(more.getByRole("link", { name: /^Next/ })).toHaveAttribute("href", "/essays/terraces");
	const answer = more.getByRole("link", { name: "Disagree? Write to me about this essay" });
	expect(answer).toHaveAttribute("href", "/contact?subject=About+%E2%80%9CForms+that+forgive%E2%80%9D");
});

test("the reading position is offered, and deleted on request", async () => {
	localStorage.setItem("reading-places", JSON.stringify([["terraces", 0.42]]));
	await renderSite("/essays/terraces");
	const offer = screen.getByText("You stopped at 42%.");
	expect(screen.getByRole("button", { name: "Continue reading" })).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(offer).not.toBeInTheDocument();
	expect(screen.getByRole("main")).toHaveFocus();
	expect(localStorage.getItem("reading-places")).toBe("[]");
});

test("'Continue reading' moves the focus to the block at the saved position", async () => {
	localStorage.setItem("reading-places", JSON.stringify([["terraces", 0.42]]));
	await renderSite("/essays/terraces");
	const [, second] = document.querySelectorAll<HTMLElement>("[data-body] > *");
	jest.spyOn(second as HTMLElement, "getBoundingClientRect").mockReturnValue({ bottom: 140 } as DOMRect);
	screen.getByRole("button", { name: "Continue reading" }).focus();
	await userEvent.keyboard("{Enter}");
	expect(second).toHaveFocus();
});

test("after a link the reading position is offered once the whole text is laid out", async () => {
	localStorage.setItem("reading-places", JSON.stringify([["terraces", 0.42]]));
	const wasDeferred: boolean[] = [];
	const watcher = new MutationObserver(() => {
		if (screen.queryByText("You stopped at 42%.")) wasDeferred.push(document.querySelector("[data-deferred-layout]") !== null);
	});
	await renderSite("/essays");
	watcher.observe(document.body, { subtree: true, childList: true, attributes: true });
	await userEvent.click(await screen.findByRole("link", { name: "What tea terraces know about caching" }));
	await screen.findByText("You stopped at 42%.");
	expect(wasDeferred[0]).toBe(false);
	watcher.disconnect();
});

test.each(["not json", '{"terraces":0.4}', '[["terraces","0.4"]]', '[["terraces",7]]', "[[]]"])(
	"an invalid stored position (%s) is ignored",
	async (stored) => {
		localStorage.setItem("reading-places", stored);
		await renderSite("/essays/terraces");
		expect(screen.queryByText(/You stopped/)).not.toBeInTheDocument();
	},
);

test("an essay's page has description, keywords, cards, canonical URL and structured data", async () => {
	await renderSite("/essays/terraces?from=mail");
	expect(document.title).toBe("What tea terraces know about caching by Raka Wiratama");
	expect(content("description")).toMatch(/^A terrace is a cache with a view\./);
	expect(content("keywords")).toBe("Caching, Tea terraces");
	expect(content("og:locale")).toBe("en_US");
	expect(alternates()).toEqual([]);
	expect(content("og:type")).toBe("article");
	expect(content("og:url")).toBe("http://localhost/essays/terraces");
	expect(content("twitter:title")).toContain("What tea terraces");
	expect(content("og:image")).toBe("http://localhost/cards/essays/terraces.png");
	expect([content("og:image:width"), content("og:image:height")]).toEqual(["1200", "630"]);
	expect(content("og:image:alt")).toBe("What tea terraces know about caching by Raka Wiratama");
	expect(content("og:site_name")).toBe("Raka Wiratama");
	expect(content("article:published_time")).toBe("2026-11-04");
	expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/essays/terraces");
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	expect(structured).toMatchObject({
		"@context": "https://schema.org",
		"@type": "BlogPosting",
		headline: "What tea terraces know about caching",
		datePublished: "2026-11-04",
		inLanguage: "en",
		keywords: ["Caching", "Tea terraces"],
		author: { "@type": "Person", name: "Raka Wiratama" },
	});
});

test("after a link navigation the title changes at once; crawler metadata and closed menus follow", async () => {
	const runIdleCallbacks = mockIdleCallbacks();
	await renderSite("/essays");
	await userEvent.click(await screen.findByRole("link", { name: "What tea terraces know about caching" }));
	await screen.findByRole("heading", { level: 1, name: "What tea terraces know about caching" });
	expect(document.title).toBe("What tea terraces know about caching by Raka Wiratama");
	expect(content("og:type")).toBeUndefined();
	await waitFor(() => {
		runIdleCallbacks();
		expect(content("og:type")).toBe("article");
		expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/essays/terraces");
		expect(document.querySelectorAll('ul[aria-label="Share this essay"] a')).not.toHaveLength(0);
	});
});

test("an essay's own description and share image replace excerpt and featured image in the head, not on the page", async () => {
	const texts = { excerpt: "For the list", description: "For search engines" };
	const images = { featuredImage: "/sample/teras.webp", shareImage: "/sample/kontur.png" };
	await renderSite("/essays/e", { essays: [buildEssay({ id: "e", ...texts, ...images })] });
	await waitFor(() => expect(content("description")).toBe("For search engines"));
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	for (const description of [content("og:description"), content("twitter:description"), structured.description])
		expect(description).toBe("For search engines");
	for (const image of [content("og:image"), content("twitter:image"), structured.image])
		expect(image).toBe("http://localhost/sample/kontur.png");
	expect(document.querySelector('main img[src="/sample/teras.webp"]')).toBeInTheDocument();
	expect(screen.queryByText("For search engines")).not.toBeInTheDocument();
});

test.each([
	["javascript:alert(1)", "/sample/teras.jpg", "/sample/teras.jpg"],
	["/sample/teras.avif", "/sample/teras.webp", "/cards/essays/e.png"],
	["", null, "/cards/essays/e.png"],
])("with the share image %j and the featured image %j, %s is shared", async (shareImage, featuredImage, shared) => {
	await renderSite("/essays/e", { essays: [buildEssay({ id: "e", shareImage, featuredImage })] });
	await waitFor(() => expect(content("og:image")).toBe(`http://localhost${shared}`));
});

test.each([
	["Forms that forgive, and forms that don't", "Forms, forgive"],
	["Merancang API yang tenang", "Merancang, tenang"],
	["Tea 101", "Tea 101"],
])("without topics the essay %j has the keywords %j, which no visitor sees", async (title, keywords) => {
	await renderSite("/essays/e", { essays: [buildEssay({ id: "e", title, topics: [] })] });
	await waitFor(() => expect(content("keywords")).toBe(keywords));
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	expect(structured.keywords).toEqual(keywords.split(", "));
	expect(screen.queryByText(keywords, { selector: "main *:not(h1)" })).not.toBeInTheDocument();
});

test("without an excerpt the description names the author", async () => {
	await renderSite("/essays/e", { essays: [buildEssay({ id: "e", excerpt: " " })] });
	await waitFor(() => expect(content("description")).toBe("An essay by Raka Wiratama."));
});
