import { createRestClient } from "../e2e/fixtures/rows.ts";

/** Rows of one request. */
const batchSize = 50;

/** Publishes essays, which are the same on every site. */
export const addEssays = (site: string, count: number) => insert(site, "essays", count, essay);

/** Sends messages that arrive in the inbox. */
export const addMessages = (site: string, count: number) => insert(site, "contacts", count, message);

async function insert(site: string, table: string, count: number, toRow: (number: number) => object): Promise<void> {
	const rows = createRestClient(site);
	for (let start = 1; start <= count; start += batchSize) {
		const length = Math.min(batchSize, count - start + 1);
		const batch = Array.from({ length }, (_, at) => toRow(start + at));
		await rows.insert(`${table}?select=id`, batch);
	}
}

function essay(number: number) {
	const sentence = "Tea waits on its shelf until somebody asks for it, and not longer. ";
	const section = (at: number) => `## Part ${at} of ${number}\n\n${sentence.repeat(20)}\n\n`;
	return {
		title: `Essay number ${number}`,
		date: new Date(Date.UTC(2026, 0, 1) - number * 86_400_000).toISOString().slice(0, 10),
		excerpt: `What number ${number} is about, in one sentence of ordinary length.`,
		content: Array.from({ length: 6 }, (_, at) => section(at)).join(""),
		featured_image: "/sample/kontur.webp",
		status: "published",
	};
}

function message(number: number) {
	return {
		name: `Visitor ${number}`,
		email: `visitor-${number}@example.com`,
		subject: `Message ${number}`,
		message: "A message of ordinary length, which says what somebody would like to have made. ".repeat(5),
	};
}
