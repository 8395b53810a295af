import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtProgram } from "../../../build/builtProgram.ts";
import { movableClock } from "../../testing/clock/movableClock.ts";
import { asAdmin, asVisitor, type Caller } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { startSmtpServer } from "../../testing/startSmtpServer.ts";

jest.setTimeout(300_000);

const leaseMs = 6 * 60_000;
const clock = movableClock();
let backend: TestBackend;
let admin: Caller;
let mailer: ChildProcess | undefined;
let logged: string;

beforeEach(async () => {
	clock.setOffset(0);
	backend = await startBackend({ environment: { ...clock.environment, BACKEND_HAS_MAILER: "on" } });
	admin = await asAdmin(backend);
});
afterEach(async () => {
	await endMailer("SIGTERM");
	await backend.stop();
});
afterAll(clock.remove);

/** Starts the mailer's own process, as the launcher does. */
async function startMailer(smtpUrl: string, environment: Record<string, string> = {}) {
	logged = "";
	mailer = spawn(process.execPath, [await builtProgram("mailer")], {
		env: {
			...process.env,
			SMTP_URL: smtpUrl,
			MAIL_FROM: "site@example.test",
			NOTIFY_EMAIL: "raka@example.test",
			BACKEND_URL: backend.url,
			BACKEND_SECRET_KEY: backend.secretKey,
			SITE_URL: "https://raka.example",
			LOG_LEVEL: "silent",
			...environment,
		},
		stdio: ["ignore", "ignore", "pipe"],
	});
	mailer.stderr?.setEncoding("utf8").on("data", (chunk: string) => (logged += chunk));
}
async function endMailer(signal: NodeJS.Signals) {
	if (!mailer || mailer.exitCode !== null || mailer.signalCode !== null) return;
	mailer.kill(signal);
	await once(mailer, "exit");
}

async function sendMessages(count: number) {
	const visitor = asVisitor(backend);
	const send = async (number: number) => {
		const address = { name: `Visitor ${number}`, email: `v${number}@example.test` };
		const stored = await visitor.post("/rest/v1/contacts", { ...address, subject: "Menu", message: `Text ${number}.` });
		expect(stored.status).toBe(201);
	};
	for (let first = 0; first < count; first += 20)
		await Promise.all(Array.from({ length: Math.min(20, count - first) }, (_, at) => send(first + at)));
}
type Row = { sent_at: string | null; attempts: number };
const queue = async () => (await admin.get("/rest/v1/mails?select=sent_at,attempts")).body as Row[];
async function waitFor(isDone: () => boolean | Promise<boolean>) {
	const deadline = Date.now() + 200_000;
	while (!(await isDone())) {
		if (Date.now() > deadline) throw new Error("The mailer is not done in time.");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
}

test("500 enquiries under a server that refuses every third mail are each delivered once", async () => {
	let refused = 0;
	const smtp = await startSmtpServer({
		onMail(number) {
			if (number % 3 !== 0) return;
			refused++;
			throw Object.assign(new Error("Try later"), { responseCode: 451 });
		},
	});
	await sendMessages(500);
	await startMailer(smtp.url);
	for (let round = 1; (await queue()).some(({ sent_at }) => !sent_at); round++) {
		// Every attempt of this round is made: failed mails wait for the next round.
		clock.setOffset(round * 17 * 60 * 60_000);
		await admin.patch("/rest/v1/mails?sent_at=is.null", { next_attempt_at: "now" });
		await waitFor(async () => (await queue()).every(({ sent_at, attempts }) => sent_at || attempts >= round));
		await waitFor(async () => (await admin.get("/rest/v1/mails?select=id&sent_at=is.null&error=is.null")).body.length === 0);
	}
	const notices = smtp.received.filter(({ to }) => to[0] === "raka@example.test").map(({ text }) => text);
	const all = notices.join("");
	// Once in the plain text and once in the HTML.
	for (let number = 0; number < 500; number++) expect([number, all.split(`Text ${number}.`).length - 1]).toEqual([number, 2]);
	const receipts = smtp.received.flatMap(({ to }) => to).filter((address) => address !== "raka@example.test");
	// The hourly limit of one network.
	expect([receipts.length, new Set(receipts).size]).toEqual([3, 3]);
	expect(refused).toBeGreaterThan(50);
	await smtp.stop();
});

test("a mailer that is killed while sending loses nothing, and repeats only mails in progress", async () => {
	const smtp = await startSmtpServer({ onMail: () => new Promise((resolve) => setTimeout(resolve, 500)) });
	await sendMessages(60);
	clock.setOffset(leaseMs);
	await startMailer(smtp.url);
	// One mail contains many notices, so there are few.
	await waitFor(() => smtp.received.length >= 1);
	await endMailer("SIGKILL");
	expect((await queue()).filter(({ sent_at }) => sent_at === null)).not.toEqual([]);
	clock.setOffset(2 * leaseMs);
	await startMailer(smtp.url);
	await waitFor(async () => (await queue()).every(({ sent_at }) => sent_at));
	const deliveries = new Map<string, number>();
	for (const { headers } of smtp.received) {
		const mail = headers["message-id"] ?? "";
		deliveries.set(mail, (deliveries.get(mail) ?? 0) + 1);
	}
	const texts = smtp.received.map(({ text }) => text).join("");
	for (let number = 0; number < 60; number++) expect(texts).toContain(`Text ${number}.`);
	expect([...deliveries.keys()].filter((id) => id.includes("receipt"))).toHaveLength(3);
	const twice = [...deliveries.values()].filter((count) => count > 1);
	// The mailer has two connections, so two mails at most were between sending and marking.
	expect(twice.length).toBeLessThanOrEqual(2);
	for (const count of twice) expect(count).toBe(2);
	await smtp.stop();
});

test("a refused recovery mail is one log line without the address, although the refusal repeats it", async () => {
	const outbox = mkdtempSync(join(tmpdir(), "site-outbox-"));
	const smtp = await startSmtpServer({
		onRecipient(address) {
			throw Object.assign(new Error(`No mailbox of ${address} here`), { responseCode: 550 });
		},
	});
	const name = `${new Date().toISOString().replaceAll(":", "-")}-12345678.txt`;
	writeFileSync(join(outbox, name), "To: sari@example.test\nSubject: Reset\n\nA link\n");
	await startMailer(smtp.url, { MAIL_OUTBOX: outbox, LOG_LEVEL: "info" });
	await waitFor(() => logged.includes("could not be sent"));
	await endMailer("SIGTERM");
	await smtp.stop();
	rmSync(outbox, { recursive: true });
	const line = logged.split("\n").find((text) => text.includes("could not be sent")) ?? "";
	expect(JSON.parse(line)).toMatchObject({ level: "warn", process: "mailer", reason: expect.stringContaining("EENVELOPE") });
	expect(logged).not.toContain("sari@");
});
