import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { asAdmin, asVisitor } from "../../testing/createCaller.ts";
import { returned } from "../../testing/newRows.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";
import { startSmtpServer } from "../../testing/startSmtpServer.ts";
import { newQuote } from "../quotes/useQuotes.ts";

// Deno itself is fetched first.
jest.setTimeout(300_000);

const program = fileURLToPath(new URL("../../functions/send-mails/index.ts", import.meta.url));
const deno = ["--yes", "deno@2.9.6"];
let backend: TestBackend;
let server: ChildProcess | undefined;

beforeAll(async () => {
	backend = await startBackend();
});
afterAll(async () => {
	// npx runs Deno in a separate process.
	if (server?.pid && server.exitCode === null) process.kill(-server.pid, "SIGKILL");
	await backend?.stop();
});

/** Serves the function as a hosted project does; resolves with its URL. */
async function serveFunction(smtpUrl: string): Promise<string> {
	const permissions = ["--allow-env", "--allow-net", "--allow-read", "--allow-sys"];
	server = spawn("npx", [...deno, "run", "--no-lock", ...permissions, program], {
		detached: true,
		env: {
			...process.env,
			NO_COLOR: "1",
			DENO_SERVE_ADDRESS: "tcp:127.0.0.1:0",
			SUPABASE_URL: backend.url,
			SUPABASE_SERVICE_ROLE_KEY: backend.secretKey,
			SMTP_URL: smtpUrl,
			MAIL_FROM: "site@example.test",
			NOTIFY_EMAIL: "raka@example.test",
			SITE_URL: "https://raka.example",
		},
	});
	let printed = "";
	for (const stream of [server.stdout, server.stderr]) stream?.on("data", (chunk: Buffer) => (printed += chunk.toString()));
	for (;;) {
		const url = /Listening on (http:[^\s]*)/.exec(printed)?.[1];
		if (url) return url;
		if (server.exitCode !== null) throw new Error(printed);
		await Promise.race([once(server.stderr ?? server, "data"), once(server, "exit")]);
	}
}

test("the Edge Function has no type error in Deno", () => {
	execFileSync("npx", [...deno, "check", "--quiet", "--no-lock", "--config", join(dirname(program), "deno.json"), program], {
		stdio: "pipe",
	});
});

test("the Edge Function sends what enquiries queue, for the secret key only", async () => {
	const smtp = await startSmtpServer();
	const url = await serveFunction(smtp.url);
	const call = async (key: string) => fetch(url, { method: "POST", headers: { authorization: `Bearer ${key}` } });
	expect((await call(backend.publishableKey)).status).toBe(401);
	expect(await (await call(backend.secretKey)).json()).toEqual({ sent: 0, failed: 0 });
	const message = { name: "Ayu", email: "ayu@example.test", subject: "Menu", message: "Halo" };
	expect((await asVisitor(backend).post("/rest/v1/contacts", message)).status).toBe(201);
	expect(await (await call(backend.secretKey)).json()).toEqual({ sent: 2, failed: 0 });
	expect(smtp.received.map(({ to }) => to[0]).sort()).toEqual(["ayu@example.test", "raka@example.test"]);
	const admin = await asAdmin(backend);
	expect((await admin.get("/rest/v1/mails?sent_at=is.null")).body).toEqual([]);

	const { body: quotes } = await admin.post("/rest/v1/quotes", newQuote, returned);
	const { body: quote } = await admin.post("/rest/v1/rpc/send_quote", { quote: quotes[0].id, by_mail: true });
	expect(await (await call(backend.secretKey)).json()).toEqual({ sent: 1, failed: 0 });
	expect(smtp.received.at(-1)).toMatchObject({ to: ["Sari@example.test"] });
	expect(smtp.received.at(-1)?.text).toContain(`https://raka.example/quote/${quote.token}`);
	await smtp.stop();
});
