import { buildEssay } from "@site/shared-data/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { openSite } from "../testing/openSite.tsx";

const cards = () => screen.getAllByRole("article");
const content = (name: string) =>
	document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

/** Browsers tell when they are idle; this one does when it is told to. */
function holdIdle() {
	const held: (() => void)[] = [];
	Object.assign(window, { requestIdleCallback: (work: () => void) => held.push(work), cancelIdleCallback: () => {} });
	return () => act(() => held.splice(0).forEach((work) => work()));
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
	await openSite("/essays");
	expect(screen.getByRole("heading", { level: 1, name: "Essays" })).toBeInTheDocument();
	expect(cards().map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual([
		"/essays/terraces",
		"/essays/forms",
		"/essays/api",
	]);
	const [first, second] = cards() as [HTMLElement, HTMLElement];
	expect(first).toHaveTextContent("Nov 4, 2026");
	expect(first).toHaveTextContent("9 min read");
	expect(first).toHaveTextContent("A terrace is a cache with a view.");
	expect(first.querySelector("img")).toHaveAttribute("src", "/sample/kontur-600.webp");
	expect(second.querySelector("img")).toBeNull();
});

test("an essay's place in the list follows its date, not its last change", async () => {
	await openSite("/essays", {
		essays: [
			buildEssay({ id: "old", date: "2019-03-05", updatedAt: new Date(2026, 10, 20) }),
			buildEssay({ id: "new", date: "2024-03-05", updatedAt: new Date(2024, 2, 5) }),
		],
	});
	expect(cards().map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(["/essays/new", "/essays/old"]);
});

test("a picture's address is one that runs nothing, or none", async () => {
	await openSite("/essays", { essays: [buildEssay({ featuredImage: "javascript:alert(1)" })] });
	expect(cards()[0]?.querySelector("img")).toBeNull();
});

test("words are marked as Indonesian where they are", async () => {
	await openSite("/essays");
	expect(screen.getByRole("heading", { name: "Merancang API yang Tenang" }).closest("[lang]")).toHaveAttribute("lang", "id");
	expect(screen.getByRole("heading", { name: "Forms that forgive" }).closest("[lang]")).toHaveAttribute("lang", "en");
});

test("drafts are not in the list, and an empty list says so in the specified words", async () => {
	await openSite("/essays", { essays: [buildEssay({ status: "draft" })] });
	expect(screen.getByText("No essays available")).toBeInTheDocument();
	expect(screen.getByText("Check back later for new articles.")).toBeInTheDocument();
});

test.each(["/essays/nothing", "/essays/draft", "/essays/%00", `/essays/${"x".repeat(2000)}`, "/essays/日本"])(
	"%s leads to the list, which says that the essay was not found",
	async (path) => {
		await openSite(path, { essays: [buildEssay({ id: "draft", status: "draft" }), buildEssay({ id: "other" })] });
		expect(await screen.findByRole("heading", { level: 1, name: "Essays" })).toBeInTheDocument();
		expect(screen.getByRole("status")).toHaveTextContent("Essay not found");
		expect(screen.getByRole("link", { name: "Title of other" })).toBeInTheDocument();
	},
);

test("what was not found is forgotten when the list is left", async () => {
	await openSite("/essays/nothing");
	await screen.findByRole("heading", { level: 1, name: "Essays" });
	await userEvent.click(screen.getByRole("link", { name: "Forms that forgive" }));
	await userEvent.click(await screen.findByRole("link", { name: "Back to essays" }));
	await screen.findByRole("heading", { level: 1, name: "Essays" });
	expect(screen.queryByText(/Essay not found/)).not.toBeInTheDocument();
});

test("a visit lays out the window's part of a text first, then all of it; a page that was opened lays out all at once", async () => {
	const isArriving = () => document.querySelector("[data-deferred-layout]") !== null;
	const seen = jest.fn();
	const watcher = new MutationObserver(() => isArriving() && seen());
	watcher.observe(document.body, { subtree: true, childList: true });
	await openSite("/essays/forms");
	await screen.findByRole("heading", { level: 1, name: "Forms that forgive" });
	expect(seen).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("link", { name: "Back to essays" }));
	await userEvent.click(await screen.findByRole("link", { name: "Forms that forgive" }));
	await screen.findByRole("heading", { level: 1, name: "Forms that forgive" });
	expect(seen).toHaveBeenCalled();
	await waitFor(() => expect(isArriving()).toBe(false));
	watcher.disconnect();
});

test("an essay that does not load is not an essay that is not there", async () => {
	jest.spyOn(console, "error").mockImplementation(() => {});
	const repositories = await openSite("/essays");
	repositories.failWith("offline", "essays");
	await userEvent.click(screen.getByRole("link", { name: "Forms that forgive" }));
	expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
	expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
});

test("an essay shows its way back, picture, title, date, reading time and text", async () => {
	await openSite("/essays/terraces");
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
	await openSite("/essays/terraces");
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
	await openSite("/essays/forms");
	expect(screen.queryByRole("navigation", { name: "On this page" })).not.toBeInTheDocument();
});

test("'Share' offers three places with the page's own address, and copies it", async () => {
	const user = userEvent.setup();
	await openSite("/essays/terraces?from=mail");
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
	expect(await screen.findByText("Copied!", { selector: "button" })).toBeInTheDocument();
});

test("nothing is said to be copied when copying failed", async () => {
	const user = userEvent.setup();
	await openSite("/essays/terraces");
	jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("refused"));
	await user.click(screen.getByRole("button", { name: "Copy link", hidden: true }));
	expect((await screen.findAllByText("Not copied")).length).toBeGreaterThan(0);
	expect(screen.queryByText("Copied!")).not.toBeInTheDocument();
});

test("the device's own menu is offered where there is one", async () => {
	const share = jest.fn().mockResolvedValue(undefined);
	Object.assign(navigator, { share });
	await openSite("/essays/terraces");
	await userEvent.click(screen.getByRole("button", { name: "More ways to share", hidden: true }));
	expect(share).toHaveBeenCalledWith({ url: "http://localhost/essays/terraces", title: "What tea terraces know about caching" });
	Object.assign(navigator, { share: undefined });
});

test("'Reading mode' is remembered, and Escape leaves it", async () => {
	await openSite("/essays/terraces");
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
	await openSite("/essays/terraces");
	await user.click(screen.getByRole("button", { name: "Copy" }));
	expect(await navigator.clipboard.readText()).toBe("const held = shelf.get(key);\n");
});

test("the essays before and after it are linked", async () => {
	await openSite("/essays/forms");
	const more = within(screen.getByRole("navigation", { name: "More essays" }));
	expect(more.getByRole("link", { name: /^Previous/ })).toHaveAttribute("href", "/essays/api");
	expect(more.getByRole("link", { name: /^Next/ })).toHaveAttribute("href", "/essays/terraces");
});

test("the place where somebody stopped is offered, and forgotten when they say so", async () => {
	localStorage.setItem("reading-places", JSON.stringify([["terraces", 0.42]]));
	await openSite("/essays/terraces");
	const offer = screen.getByText("You stopped at 42%.");
	expect(screen.getByRole("button", { name: "Continue reading" })).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Dismiss" }));
	expect(offer).not.toBeInTheDocument();
	expect(localStorage.getItem("reading-places")).toBe("[]");
});

test.each(["not json", '{"terraces":0.4}', '[["terraces","0.4"]]', '[["terraces",7]]', "[[]]"])(
	"what else may lie in the storage (%s) offers nothing and breaks nothing",
	async (stored) => {
		localStorage.setItem("reading-places", stored);
		await openSite("/essays/terraces");
		expect(screen.queryByText(/You stopped/)).not.toBeInTheDocument();
	},
);

test("an essay's page tells what it is: description, keywords, cards, canonical address and structured data", async () => {
	await openSite("/essays/terraces?from=mail");
	expect(document.title).toBe("What tea terraces know about caching by Raka Wiratama");
	expect(content("description")).toMatch(/^A terrace is a cache with a view\./);
	expect(content("keywords")).toContain("terraces");
	expect(content("og:type")).toBe("article");
	expect(content("og:url")).toBe("http://localhost/essays/terraces");
	expect(content("twitter:title")).toContain("What tea terraces");
	expect(content("og:image")).toBe("http://localhost/sample/kontur-600.webp");
	expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/essays/terraces");
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	expect(structured).toMatchObject({
		"@context": "https://schema.org",
		"@type": "BlogPosting",
		headline: "What tea terraces know about caching",
		datePublished: "2026-11-04",
		author: { "@type": "Person", name: "Raka Wiratama" },
	});
});

test("on a visit the title is told at once; what the head tells machines and a closed menu follow", async () => {
	const becomeIdle = holdIdle();
	await openSite("/essays");
	await userEvent.click(await screen.findByRole("link", { name: "What tea terraces know about caching" }));
	await screen.findByRole("heading", { level: 1, name: "What tea terraces know about caching" });
	expect(document.title).toBe("What tea terraces know about caching by Raka Wiratama");
	expect(content("og:type")).toBeUndefined();
	await waitFor(() => {
		becomeIdle();
		expect(content("og:type")).toBe("article");
		expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/essays/terraces");
		expect(document.querySelectorAll('ul[aria-label="Share this essay"] a')).not.toHaveLength(0);
	});
});

test("without an excerpt the description says whose essay it is", async () => {
	await openSite("/essays/e", { essays: [buildEssay({ id: "e", excerpt: " " })] });
	await waitFor(() => expect(content("description")).toBe("An essay by Raka Wiratama."));
});
