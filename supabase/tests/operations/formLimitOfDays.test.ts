import { asVisitor } from "../../testing/createCaller.ts";
import { newRows } from "../../testing/newRows.ts";
import { startBackend } from "../../testing/startBackend.ts";

/**
 * Starts a separate site with earlier submissions: their age, their number, and one sender, or a different
 * one for each.
 */
async function startAfter(submissions: { secondsAgo: number; count: number; sender?: string }[]) {
	const statements = submissions.map(
		({ secondsAgo, count, sender = "" }) =>
			[
				`insert into private.form_submissions (sender, received_at)
				select case when $3 = '' then gen_random_uuid()::text
					else encode(sha256(convert_to(form_salt || 'contacts' || $3, 'UTF8')), 'hex') end,
					clock_timestamp() - $1 * interval '1 second'
				from private.settings, generate_series(1, $2)`,
				secondsAgo,
				count,
				sender,
			] as const,
	);
	const own = await startBackend({ formLimitPerMinute: 5, statements });
	const post = (sender: string) =>
		asVisitor(own).post("/rest/v1/contacts", newRows.contacts, { "x-site-proxy": own.proxySecret, "x-forwarded-for": sender });
	return { post, end: own.stop };
}

describe("with submissions from before the clock stepped back", () => {
	let site: Awaited<ReturnType<typeof startAfter>>;
	beforeAll(async () => {
		site = await startAfter([
			{ secondsAgo: -3600, count: 5, sender: "203.0.113.1" },
			{ secondsAgo: -3600, count: 60 },
			{ secondsAgo: -1800, count: 500 },
		]);
	});
	afterAll(() => site?.end());

	test("the form refuses no sender", async () => {
		expect((await site.post("203.0.113.1")).status).toBe(201);
	});

	test("twelve senders at their limit leave a reserve for a new sender", async () => {
		const statuses = [];
		for (let index = 0; index < 60; index++) {
			statuses.push((await site.post(`203.0.113.${(index % 12) + 1}`)).status);
		}
		// They have four fifths of sixty, and one was sent above.
		expect(statuses.filter((status) => status === 201)).toHaveLength(47);
		expect((await site.post("198.51.100.1")).status).toBe(201);
		expect((await site.post("198.51.100.1")).status).toBe(429);
	});
});

test("a day takes a hundred times the limit of one sender and minute, the last fifth only from senders new that day", async () => {
	const { post, end } = await startAfter([
		{ secondsAgo: 3600, count: 1, sender: "203.0.113.1" },
		{ secondsAgo: 86_000, count: 498 },
		// From the day before.
		{ secondsAgo: 86_500, count: 400 },
	]);
	expect(await post("203.0.113.1")).toMatchObject({ status: 429, body: { code: "PT429", hint: "Try again tomorrow." } });
	expect((await post("203.0.113.2")).status).toBe(201);
	expect((await post("203.0.113.3")).status).toBe(429);
	await end();
});

test("one sender has a tenth of the daily limit, the others have the rest", async () => {
	const { post, end } = await startAfter([{ secondsAgo: 3600, count: 49, sender: "203.0.113.1" }]);
	expect((await post("203.0.113.1")).status).toBe(201);
	expect(await post("203.0.113.1")).toMatchObject({ status: 429, body: { code: "PT429", hint: "Try again tomorrow." } });
	expect((await post("203.0.113.2")).status).toBe(201);
	await end();
});
