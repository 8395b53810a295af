import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pages } from "../../shared-data/src/contract/pages.ts";
import { startSmtpServer } from "../../supabase/testing/startSmtpServer.ts";
import { asAdmin } from "../fixtures/asAdmin.ts";
import { startSite } from "../fixtures/startSite.ts";

/** The sample's person, city, numbers, promises and jokes. */
const sampleWords =
	/\bRaka\b|Wiratama|Bandung|Dago|Jakarta|WIB\b|24 hours|among the tea|steeped|every message myself|between us|halo@example|\/example\b|6281234567890/;

const texts = {
	callToAction: "Write to the workshop.",
	contactLead: "Ask about glazes.",
	contactNote: "",
	contactSent: "Mira answers on Fridays.",
	hireLead: "Tell me about your table.",
	hireNote: "",
	hireSent: "",
	hireDescription: "",
	newEssays: "",
	oldEssays: "",
	notFound: "",
};

test("with another profile and settings, no page, feed, image or mail shows the sample's person", async () => {
	test.setTimeout(120_000);
	const smtp = await startSmtpServer();
	const site = await startSite({ SMTP_URL: smtp.url, MAIL_FROM: "site@example.test", SAMPLE_CONTENT: "off" });
	const get = (path: string) => fetch(site.url + path, { redirect: "manual" });
	const shippedImage = readFileSync(new URL("../../shell/public/og-default.png", import.meta.url));
	const imageOf = async () => Buffer.from(await (await get("/og-default.png")).arrayBuffer());
	expect((await imageOf()).equals(shippedImage), "the sample's owner has the shipped image").toBe(true);

	const admin = await asAdmin(site.url);
	const profile = { name: "Mira Lindqvist", title: "Potter", location: "Gothenburg", about: "I throw bowls." };
	await admin.change("profile", { name: "Raka Wiratama" }, profile);
	await admin.change(
		"site_settings",
		{ id: "site" },
		{
			name: "Lindqvist Ceramics",
			time_zone: "Europe/Stockholm",
			city: "Gothenburg",
			chat_number: "46701234567",
			hours: "9 to 5",
			social: [{ kind: "email", label: "E-mail", url: "mailto:mira@lindqvist.example" }],
			leads: { projects: "Bowls.", essays: "Notes." },
			texts,
			accent: "ocean",
			favicon: "/icon-192.png",
		},
	);
	const essay = { title: "Glaze", date: "2026-11-01", reading_time: 1, excerpt: "Ash.", content: "Ash and feldspar." };
	await admin.add("essays", { ...essay, status: "published", topics: ["Clay"] });

	const map = await (await get("/sitemap.xml")).text();
	const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url as string).pathname);
	const files = ["/site.webmanifest", "/llms.txt", "/rss.xml", "/feed.json", "/search.json", "/essays/topics/clay/rss.xml"];
	const others = ["/privacy", "/nowhere", "/essays/topics/nothing", "/admin/login", "/essays/glaze.md", "/sitemap.xml"];
	for (const path of new Set([...pages.map((page) => page.path), ...listed, ...files, ...others])) {
		const text = await (await get(path)).text();
		expect(text.length, path).toBeGreaterThan(50);
		expect(sampleWords.exec(text)?.[0], path).toBeUndefined();
	}
	expect(await (await get("/site.webmanifest")).json()).toMatchObject({
		name: "Mira Lindqvist",
		short_name: "Mira",
		description: "Potter in Gothenburg: essays, projects and services.",
		theme_color: "#0b6180",
		icons: [{ src: "/icon-192.png" }],
	});
	expect(await (await get("/admin/login")).text()).toContain('<meta name="application-name" content="Lindqvist Ceramics">');
	expect((await get("/favicon.ico")).headers.get("location")).toBe("/icon-192.png");
	const drawn = await imageOf();
	expect([drawn.readUInt32BE(16), drawn.readUInt32BE(20)]).toEqual([1200, 630]);
	expect(drawn.equals(shippedImage), "the share image is drawn again").toBe(false);

	const message = { name: "Ayu", email: "ayu@example.test", subject: "Cups", message: "Six of them, please." };
	const sent = await fetch(`${site.url}/contact`, {
		method: "POST",
		body: new URLSearchParams(message),
		headers: { origin: site.url },
	});
	expect(await sent.text()).toContain("Mira answers on Fridays.");
	await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(2);
	for (const mail of smtp.received) expect(sampleWords.exec(JSON.stringify(mail.headers) + mail.text)?.[0]).toBeUndefined();
	await site.stop();
	await smtp.stop();
});
