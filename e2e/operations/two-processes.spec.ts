import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { runPsql } from "../../supabase/testing/server/runPsql.ts";
import { findPostgres, type PostgresServer, startPostgres } from "../../supabase/testing/server/startPostgres.ts";
import { startSmtpServer } from "../../supabase/testing/startSmtpServer.ts";
import { type AdminClient, asAdmin } from "../fixtures/asAdmin.ts";
import { essay } from "../fixtures/page/drafts.ts";
import { type RunningSite, runLauncher, startSite } from "../fixtures/startSite.ts";

/** Two sites of one database on a server, one DATA_DIR and one set of builds, for all tests. */
test.describe.configure({ mode: "default" });

const formLimit = 6;
const user = "postgres";

let postgres: PostgresServer;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let dataDir: string;
let [first, second]: [RunningSite, RunningSite] = [] as never;
let env: Record<string, string>;
let admin: AdminClient;
/** A page is cached for five minutes if no change is reported to the process. */
const soon = { timeout: 10_000, intervals: [5] };

test.beforeAll(async () => {
	test.setTimeout(240_000);
	postgres = await startPostgres(findPostgres(), user);
	smtp = await startSmtpServer();
	dataDir = await mkdtemp(join(tmpdir(), "site-"));
	env = {
		DATABASE_URL: `postgres://${user}@127.0.0.1:${postgres.port}/postgres`,
		DATA_DIR: dataDir,
		SMTP_URL: smtp.url,
		MAIL_FROM: "site@example.test",
		FORM_LIMIT_PER_MINUTE: String(formLimit),
	};
	[first, second] = await Promise.all([startSite(env), startSite(env)]);
	admin = await asAdmin(first.url);
});
test.afterAll(async () => {
	await Promise.all([first?.stop(), second?.stop()]);
	await Promise.all([postgres?.stop(), smtp?.stop()]);
	await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
});

const textOf = async (site: RunningSite, path: string) => (await fetch(`${site.url}${path}`)).text();

/** Resolves when an essay's page has the text; rejects long before a cached page expires. */
const waitForText = (site: RunningSite, id: string, text: string) =>
	expect.poll(async () => (await textOf(site, `/essays/${id}`)).includes(text), soon).toBe(true);

test("a change of one process is on the other's cached pages and feeds", async () => {
	const { id } = await admin.add("essays", essay({ title: "The first title" }));
	await waitForText(second, id, "The first title");
	const times: number[] = [];
	for (let change = 0; change < 20; change++) {
		const title = `Title number ${change} of the day`;
		await textOf(second, "/rss.xml");
		await admin.change("essays", { id }, { title });
		const storedAt = performance.now();
		await waitForText(second, id, title);
		times.push(performance.now() - storedAt);
		expect((await textOf(second, "/rss.xml")).includes(title)).toBe(true);
	}
	times.sort((a, b) => a - b);
	console.log(
		`  Stored by one process and on the other's page after ${times[10]?.toFixed()} ms, at most ${times[19]?.toFixed()} ms.`,
	);
});

test("a change during a lost connection is on the other's pages once it is connected again", async () => {
	const { id } = await admin.add("essays", essay({ title: "Stored and heard" }));
	await waitForText(second, id, "Stored and heard");
	const cut = "select count(pg_terminate_backend(pid)) from pg_stat_activity where query ilike 'listen %'";
	expect((await runPsql(postgres.port, user, cut)).output).toBe("2");
	await admin.change("essays", { id }, { title: "Stored unheard" });
	await waitForText(second, id, "Stored unheard");
});

test("an essay that one process schedules appears once, at its time, on both", async () => {
	const sites = [first, second];
	const read = () => Promise.all(sites.map((site) => textOf(site, "/essays")));
	await read();
	const publishAt = Date.now() + 5_000;
	const row = essay({ title: "Seen at its time", publish_at: new Date(publishAt).toISOString() });
	const { id } = await admin.add("essays", row);
	expect((await read()).filter((text) => text.includes("Seen at its time"))).toEqual([]);
	const statuses = () => Promise.all(sites.map(async (site) => (await fetch(`${site.url}/essays/${id}`)).status));
	expect(await statuses()).toEqual([404, 404]);
	await expect.poll(statuses, { timeout: 20_000 }).toEqual([200, 200]);
	expect(Date.now()).toBeGreaterThan(publishAt - 1_000);
	for (const site of sites) {
		expect((await textOf(site, "/rss.xml")).match(/<title>Seen at its time<\/title>/g)).toHaveLength(1);
	}
});

test("forms are counted together, and two mailers send each mail once", async () => {
	// A notice for each form, and the receipts that one network gets within an hour.
	const mails = formLimit + 3;
	const send = async (number: number) => {
		const site = number % 2 === 0 ? first : second;
		const body = { name: "Ayu", email: `ayu-${number}@example.test`, subject: "Menu", message: "Halo" };
		const init = { method: "POST", body: new URLSearchParams(body), headers: { origin: site.url } };
		return (await fetch(`${site.url}/contact`, init)).status;
	};
	const statuses = await Promise.all(Array.from({ length: formLimit + 4 }, (_, number) => send(number)));
	expect(statuses.filter((status) => status === 429)).toHaveLength(4);
	expect(await admin.rows("contacts")).toHaveLength(formLimit);
	await expect.poll(() => smtp.received.length, { timeout: 30_000 }).toBe(mails);
	// Both mailers read the queue again.
	await new Promise((resolve) => setTimeout(resolve, 3_000));
	const ids = smtp.received.map(({ headers }) => headers["message-id"]);
	expect([ids.length, new Set(ids).size]).toEqual([mails, mails]);
	const senders = [first, second].map((site) => site.output().match(/"process":"mailer".*"sent":true/g)?.length ?? 0);
	expect(senders.reduce((a, b) => a + b)).toBe(mails);
});

test("a restore through one process is on the pages of both", async () => {
	const { id } = await admin.add("essays", essay({ title: "Before the backup" }));
	const file = join(dataDir, "site.ndjson.gz");
	const run = async (...args: string[]) => {
		const { ended, output } = runLauncher(env, [process.execPath, "scripts/run.mjs", ...args]);
		expect(await ended, output()).toBe(0);
	};
	await run("backup", file);
	await admin.change("essays", { id }, { title: "After the backup" });
	await Promise.all([first, second].map((site) => waitForText(site, id, "After the backup")));
	await run("restore", file, "--replace");
	await Promise.all([first, second].map((site) => waitForText(site, id, "Before the backup")));
});
