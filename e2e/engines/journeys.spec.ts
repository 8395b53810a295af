import { asAdmin } from "../fixtures/asAdmin.ts";
import { admin } from "../fixtures/startSite.ts";
import type { Tab } from "./Tab.ts";
import { expect, test } from "./test.ts";

/* The main journeys in every engine. Each fails if the console has messages. */

const nav = ["navigation", "Main"] as [string, string];

async function signIn(tab: Tab) {
	await tab.open("/admin/login");
	await tab.fill("Email", admin.email);
	await tab.fill("Password", admin.password);
	await tab.click(["button", "Sign In"]);
	await expect.poll(() => tab.heading()).toBe("Dashboard");
}

const mark = (tab: Tab) => tab.run(() => void Object.assign(window, { sameDocument: true }));
const isMarked = (tab: Tab) => tab.run(() => "sameDocument" in window);

test("every public page opens without console messages", async ({ tab, site }) => {
	const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
	const paths = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
	expect(paths).toEqual(expect.arrayContaining(["/", "/projects", "/essays", "/store", "/hire", "/contact"]));
	for (const path of paths) {
		await tab.open(path);
		expect(await tab.heading(), path).toBeTruthy();
	}
});

test("links open the next page in the same document, and Back and Forward return", async ({ tab }) => {
	await tab.open("/");
	const home = await tab.heading();
	await mark(tab);
	for (const name of ["Projects", "Essays", "Contact"]) {
		await tab.click(nav, ["link", name]);
		await expect.poll(() => tab.heading()).toBe(name);
		expect(await tab.path()).toBe(`/${name.toLowerCase()}`);
	}
	await tab.run(() => history.go(-3));
	await expect.poll(() => tab.heading()).toBe(home);
	await tab.run(() => history.forward());
	await expect.poll(() => tab.heading()).toBe("Projects");
	expect(await isMarked(tab)).toBe(true);
});

test("the palette opens with Control+K, finds an essay by its title, and Enter opens it", async ({ tab, site }) => {
	const [essay] = await (await asAdmin(site.url)).rows("essays", { status: "published" });
	await tab.open("/store");
	await tab.press("Control+k");
	await tab.text(["dialog", "Command palette"], ["textbox"]);
	// WebDriver types into the element that has the focus when it looks.
	await expect.poll(() => tab.run(() => document.activeElement?.tagName)).toBe("INPUT");
	await tab.page.type(String(essay?.title));
	await expect.poll(() => tab.text(["dialog", "Command palette"], ["option"])).toContain(essay?.title);
	await tab.press("Enter");
	await expect.poll(() => tab.heading()).toBe(essay?.title);
});

test("the switch changes the theme, and a reload keeps it", async ({ tab }) => {
	const theme = () => tab.run(() => document.documentElement.dataset.theme);
	const background = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
	await tab.open("/");
	const [first, firstBackground] = [await theme(), await background()];
	const other = first === "dark" ? "light" : "dark";
	await tab.click(["button", "Switch theme"]);
	await expect.poll(theme).toBe(other);
	await expect.poll(background).not.toBe(firstBackground);
	await tab.open("/");
	expect(await theme()).toBe(other);
});

test("a message from the contact form is stored unchanged, and the form confirms it", async ({ tab, site }) => {
	const typed = {
		name: "Sari Lestari",
		email: "sari@example.com",
		subject: "Ridge",
		message: "Is the path open? – Ya, “besok”.",
	};
	await tab.open("/contact");
	for (const [field, text] of Object.entries(typed)) await tab.fill(field[0]?.toUpperCase() + field.slice(1), text);
	await tab.click(["button", "Send Message"]);
	expect(await tab.text(["main"], ["status"])).toContain("Message sent");
	expect(await (await asAdmin(site.url)).rows("contacts", { subject: "Ridge" })).toMatchObject([typed]);
});

test("the admin signs in, stays signed in after a reload, and signs out", async ({ tab }) => {
	await signIn(tab);
	await tab.open("/admin");
	await expect.poll(() => tab.heading()).toBe("Dashboard");
	// Requests under way when the session ends are refused, and the browser reports it.
	await expect.poll(() => tab.text(["main"])).not.toContain("Loading");
	await tab.click(["button", "Logout"]);
	await expect.poll(() => tab.path()).toBe("/admin/login");
	await tab.open("/admin");
	await expect.poll(() => tab.path()).toBe("/admin/login");
});

test("a view of the page about privacy is counted, and the admin finds it among the pages", async ({ tab, site }) => {
	const { rows } = await asAdmin(site.url);
	const views = async () => (await rows("visits", { path: "/privacy" })).reduce((sum, row) => sum + Number(row.views), 0);
	const before = await views();
	await tab.open("/privacy");
	expect(await tab.heading()).toBe("Privacy");
	await expect.poll(views).toBe(before + 1);
	await signIn(tab);
	await tab.open("/admin/visits");
	expect(await tab.text(["region", "Pages"])).toContain("/privacy");
});

test("an essay is written and published, and a visitor reads it", async ({ tab: admin, openTab }) => {
	await signIn(admin);
	await admin.open("/admin/essays/new");
	await admin.fill("Title", "Seen by three engines");
	await admin.fill("Content", "Every picker walks up with a **sack**.");
	await admin.fill("Excerpt", "What the scale says.");
	await admin.click(["button", "Publish"]);
	await expect.poll(() => admin.path()).toBe("/admin/essays");
	const visitor = await openTab();
	await visitor.open("/essays");
	await visitor.click(["main"], ["link", "Seen by three engines"]);
	await expect.poll(() => visitor.heading()).toBe("Seen by three engines");
	expect(await visitor.text(["main"])).toContain("Every picker walks up with a sack.");
});

test("an open tab notices a published remote during a navigation and loads the next page as a document", async ({
	tab,
	deployment,
	allowConsole,
}) => {
	await tab.open("/");
	await mark(tab);
	await deployment.publishChanged("public");
	const reads = await tab.run(registryReads);
	// The data of every other page carry the version.
	await tab.click(nav, ["link", "Contact"]);
	await expect.poll(() => tab.heading()).toBe("Contact");
	expect(await isMarked(tab)).toBe(true);
	await expect.poll(() => tab.run(registryReads)).toBeGreaterThan(reads);
	await tab.click(nav, ["link", "Store"]);
	await tab.text(["navigation", "Main, changed"]);
	await tab.click(["navigation", "Main, changed"], ["link", "Contact"]);
	await expect.poll(() => tab.text(["main"])).toContain("Changed messages land in one inbox");
	expect(await isMarked(tab)).toBe(false);
	// WebKit cancels the load of a remote together with its document.
	allowConsole(/RemoteError: not-loaded/);
	// Firefox reports this for a file of the old version whose fetch the document load has cancelled.
	allowConsole(/The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/);
});

const registryReads = () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/registry.json")).length;

test("console messages are detected, including the engine's own", async ({ tab, allowConsole }) => {
	await tab.open("/contact");
	await tab.run(() => {
		console.error("an error logged");
		console.warn("a warning logged");
		setTimeout(() => {
			throw new Error("an error thrown");
		});
		void Promise.reject(new Error("a promise rejected"));
		const script = document.createElement("script");
		script.src = "https://elsewhere.example/script.js";
		document.head.append(script);
		void fetch("/no-such-page");
	});
	const expected = ["an error logged", "a warning logged", "an error thrown", "a promise rejected", "elsewhere.example", "404"];
	for (const text of expected) await expect.poll(async () => (await tab.page.messages()).join("\n"), text).toContain(text);
	allowConsole(/./);
});
