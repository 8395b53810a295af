import { createServer, type Socket } from "node:net";
import { startSite } from "../e2e/fixtures/startSite.ts";
import { median } from "./median.ts";

const rounds = 150;

/**
 * How much longer storing a message takes when the site sends mail and its mail server accepts connections
 * but never answers: the ratio of both medians, measured in turns.
 */
export async function measureForm(): Promise<number> {
	const sockets = new Set<Socket>();
	const hanging = createServer((socket) => void sockets.add(socket)).listen(0, "127.0.0.1");
	await new Promise((resolve) => hanging.once("listening", resolve));
	const { port } = hanging.address() as { port: number };
	const env = { SAMPLE_CONTENT: "off", FORM_LIMIT_PER_MINUTE: "100000" };
	const without = await startSite(env);
	const withMail = await startSite({ ...env, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "site@example.test" });
	try {
		const durations: Record<"without" | "withMail", number>[] = [];
		for (let round = 0; round < rounds; round++)
			durations.push({ without: await sendMessage(without.url, round), withMail: await sendMessage(withMail.url, round) });
		if (sockets.size === 0) throw new Error("The mailer did not connect to the mail server.");
		const warm = durations.slice(10);
		return median(warm.map((each) => each.withMail)) / median(warm.map((each) => each.without));
	} finally {
		await Promise.all([without.stop(), withMail.stop()]);
		for (const socket of sockets) socket.destroy();
		hanging.close();
	}
}

/** Milliseconds until the form's response has arrived. */
async function sendMessage(site: string, round: number): Promise<number> {
	const startedAt = performance.now();
	const body = new URLSearchParams({ name: "Ayu", email: `ayu${round}@example.test`, subject: "Menu", message: "Halo" });
	const response = await fetch(`${site}/contact`, { method: "POST", body, headers: { origin: site } });
	await response.text();
	if (!response.ok) throw new Error(`A message was refused: ${response.status}`);
	return performance.now() - startedAt;
}
