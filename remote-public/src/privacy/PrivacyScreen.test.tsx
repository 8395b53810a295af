import type { PrivacyFacts } from "@site/shared-data";
import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import { render, screen, within } from "@testing-library/react";
import { PublicSite } from "../testing/PublicSite.tsx";
import { sampleSiteSeed } from "../testing/sampleSiteSeed.ts";

const everything: PrivacyFacts = { countsVisits: true, sendsMail: true, sendsReceipts: true };

/** The texts of both parts on a site where these facts are true, or cannot be read. */
async function open(facts: Partial<PrivacyFacts> | "unreadable") {
	const repositories = createMemoryPublicRepositories(sampleSiteSeed());
	if (facts === "unreadable") repositories.failWith("unavailable", "privacy");
	else repositories.privacy.read = async () => ({ ...everything, ...facts });
	render(<PublicSite path="/privacy" repositories={repositories} />);
	await screen.findByRole("heading", { level: 1, name: "Privacy" }, { timeout: 15_000 });
	const part = (name: string) => screen.getByRole("region", { name });
	return { indonesian: part("BAHASA INDONESIA"), english: part("ENGLISH") };
}

test("each language has the same topics, in its language, and a way to the contact page", async () => {
	const { indonesian, english } = await open({});
	const topics = (part: HTMLElement) => within(part).getAllByRole("heading", { level: 3 });
	expect(topics(indonesian)).toHaveLength(topics(english).length);
	expect(indonesian.closest("[lang]")).toHaveAttribute("lang", "id");
	for (const part of [indonesian, english]) expect(within(part).getByRole("link")).toHaveAttribute("href", "/contact");
	expect(screen.getByRole("link", { name: "English" })).toHaveAttribute("href", `#${english.parentElement?.id}`);
	expect(document.title).toMatch(/^Privacy: /);
});

test.each<[keyof PrivacyFacts, RegExp, RegExp]>([
	["countsVisits", /Global Privacy Control/, /Global Privacy Control/],
	["sendsMail", /reaches me by e-mail/, /lewat surel/],
	["sendsReceipts", /you get a receipt/, /tanda terima/],
])("%s is said in both languages where it is so, and only there", async (fact, ...words) => {
	const on = await open({});
	expect([on.english.textContent, on.indonesian.textContent]).toEqual(words.map((text) => expect.stringMatching(text)));
	document.body.replaceChildren();
	const off = await open({ [fact]: false });
	expect([off.english.textContent, off.indonesian.textContent]).toEqual(words.map((text) => expect.not.stringMatching(text)));
});

test("where it cannot be known the page says that all of it is on", async () => {
	const known = (await open({})).english.textContent;
	document.body.replaceChildren();
	expect((await open("unreadable")).english.textContent).toBe(known);
});
