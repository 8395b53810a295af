import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Engine } from "../engine/startEngine.ts";

/** /admin/system shows what failed for as long. */
const shownMs = 30 * 24 * 60 * 60_000;
const ttlMs = 10_000;
/** While a command has the engine to itself the last counts serve. */
const maxWaitMs = 1_000;

type MailCounts = Partial<Record<"waiting" | "failed", number>>;

/** Counts the mail queue, at most every ten seconds; what cannot be counted in time is missing. */
export function createMailCounts(engine: Pick<Engine, "send" | "secretKey">): () => Promise<MailCounts> {
	const count = async (query: string): Promise<number | undefined> => {
		const { headers } = await engine.send({
			method: "HEAD",
			url: `http://engine/rest/v1/mails?select=id&sent_at=is.null&${query}`,
			headers: [
				["apikey", engine.secretKey],
				["prefer", "count=exact"],
			],
			body: undefined,
			clientIp: undefined,
			sessionId: undefined,
			timeLimitMs: undefined,
		});
		const range = headers.find(([name]) => name.toLowerCase() === "content-range")?.[1];
		const total = Number(range?.split("/")[1]);
		return Number.isInteger(total) ? total : undefined;
	};
	const counts = new LRUCache<"mails", MailCounts>({
		max: 1,
		ttl: ttlMs,
		ttlResolution: 0,
		perf: { now: () => performance.now() },
		fetchMethod: async () => {
			const since = new Date(Date.now() - shownMs).toISOString();
			const [waiting, failed] = await Promise.all([
				count("next_attempt_at=not.is.null"),
				count(`next_attempt_at=is.null&created_at=gt.${since}`),
			]);
			return { ...(waiting !== undefined && { waiting }), ...(failed !== undefined && { failed }) };
		},
	});
	return async () => {
		const known = counts.get("mails", { allowStale: true, noDeleteOnStaleGet: true }) ?? {};
		const fresh = counts.fetch("mails").catch(() => undefined);
		return (await Promise.race([fresh, sleep(maxWaitMs, undefined, { ref: false })])) ?? known;
	};
}
