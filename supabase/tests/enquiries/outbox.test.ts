import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createOutbox } from "../../embedded/data-dir/createOutbox.ts";
import { sendAuthMails } from "../../mailer/sendAuthMails.ts";

const folder = mkdtempSync(join(tmpdir(), "site-outbox-"));
const directory = join(folder, "outbox");
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.useRealTimers());

const send = (text: string) => createOutbox(directory).send({ to: "a@example.com", subject: "s", text });
const texts = () =>
	readdirSync(directory)
		.sort()
		.map((name) => readFileSync(join(directory, name), "utf8").trim().split("\n").at(-1));

test("the folder of undelivered mail contains the last twenty, readable by this user only", async () => {
	for (let index = 0; index < 25; index++) {
		jest.useFakeTimers({ now: new Date(2026, 10, 22, 12, 0, index), doNotFake: ["nextTick", "setImmediate"] });
		await send(`mail ${index}`);
	}
	expect(texts()).toEqual(Array.from({ length: 20 }, (_, index) => `mail ${index + 5}`));
	expect(statSync(directory).mode & 0o777).toBe(0o700);
	for (const name of readdirSync(directory)) expect(statSync(join(directory, name)).mode & 0o777).toBe(0o600);
});

test("a file that is not the backend's mail remains", async () => {
	const others = ["0-notes.txt", "0-1999-notes.txt", "1999-notes.txt.old"];
	for (const name of others) writeFileSync(join(directory, name), "mine");
	await send("one more");
	expect(texts()).toHaveLength(20 + others.length);
	for (const name of others) rmSync(join(directory, name));
});

test("the latest mail remains, even if the clock has stepped back before it", async () => {
	jest.useFakeTimers({ now: new Date(2020, 0, 1), doNotFake: ["nextTick", "setImmediate"] });
	await send("the latest");
	expect(texts()).toHaveLength(20);
	expect(texts()).toContain("the latest");
});

describe("mailers that share the folder", () => {
	const shared = join(folder, "shared");
	const write = (text: string) => createOutbox(shared).send({ to: "a@example.com", subject: "s", text });
	const sent: string[] = [];
	const deliver = async ({ text }: { text: string }) => {
		await new Promise((resolve) => setTimeout(resolve, 20));
		sent.push(text.trim());
	};
	const never = (error: unknown) => {
		throw error;
	};
	afterEach(() => sent.splice(0));

	test("send each mail once", async () => {
		await Promise.all(["one", "two", "three"].map(write));
		await Promise.all(Array.from({ length: 4 }, () => sendAuthMails(shared, deliver, never)));
		expect(sent.sort()).toEqual(["one", "three", "two"]);
		expect(readdirSync(shared)).toEqual([]);
	});

	test("send, the oldest first, what is younger than an hour, and what another mailer claimed five minutes ago", async () => {
		const now = Date.UTC(2026, 10, 22, 12);
		jest.useFakeTimers({ now, doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
		const nameAt = (ageMs: number) => `${new Date(now - ageMs).toISOString().replaceAll(":", "-")}-12345678.txt`;
		const other = join(folder, "other");
		mkdirSync(other);
		const names = [
			nameAt(3_600_000),
			nameAt(3_599_999),
			`${nameAt(2_000)}.${now - 300_000}.claim`,
			`${nameAt(1_000)}.${now - 299_999}.claim`,
			"notes.txt",
			nameAt(0),
		];
		for (const name of names.toReversed())
			writeFileSync(join(other, name), `To: a@example.com\nSubject: New password\n\n${name}\n`);
		const mails: object[] = [];
		await sendAuthMails(other, async (mail) => void mails.push(mail), never);
		const mailOf = (name?: string) => ({ to: "a@example.com", subject: "New password", text: `${name}\n` });
		expect(mails).toEqual([mailOf(names[1]), mailOf(names[2]), mailOf(names[5])]);
		expect(readdirSync(other).sort()).toEqual([names[0], names[3], names[4]].sort());
		await sendAuthMails(join(folder, "none"), never, never);
	});

	test("try a refused mail again, and after five minutes one whose mailer has died", async () => {
		await write("refused");
		const failures: unknown[] = [];
		await sendAuthMails(
			shared,
			() => Promise.reject(new Error("refused")),
			(error) => failures.push(error),
		);
		expect(failures).toHaveLength(1);
		void sendAuthMails(shared, () => new Promise(() => {}), never);
		await new Promise((resolve) => setTimeout(resolve, 100));
		await sendAuthMails(shared, deliver, never);
		expect(sent).toEqual([]);
		const now = Date.now();
		jest.useFakeTimers({ now: now + 6 * 60_000, doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
		await sendAuthMails(
			shared,
			() => Promise.reject(new Error("refused again")),
			(error) => failures.push(error),
		);
		expect(failures).toHaveLength(2);
		await sendAuthMails(shared, deliver, never);
		expect(sent).toEqual(["refused"]);
		expect(readdirSync(shared)).toEqual([]);
	});

	test("report no failure for a mail that another one has deleted after it was sent", async () => {
		await write("sent");
		await sendAuthMails(shared, async () => rmSync(shared, { recursive: true }), never);
		await sendAuthMails(shared, deliver, never);
		expect(sent).toEqual([]);
	});
});
