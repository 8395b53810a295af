import type { RunExclusive, Session } from "../database/Database.ts";

/** Free sessions go to calls in this order. */
const priorities = ["first", "normal", "last"] as const;
export type Priority = (typeof priorities)[number];

/**
 * Limits concurrent requests to the number of sessions. The engine opens a transaction for each request
 * without waiting for the previous one: two requests in one tick would share a session's transaction and
 * its role, and a visitor would read as the admin (measured).
 */
export function createSessionPool(sessions: readonly Session[]) {
	const free = [...sessions];
	const waiting: Record<Priority, ((session: Session) => void)[]> = { first: [], normal: [], last: [] };
	const take = async (priority: Priority) => free.pop() ?? new Promise<Session>((resolve) => waiting[priority].push(resolve));
	const release = (session: Session) => {
		const next = priorities.map((priority) => waiting[priority]).find(({ length }) => length > 0);
		if (next) next.shift()?.(session);
		else free.push(session);
	};
	/** Runs the task while no session is in use. */
	const runAlone: RunExclusive = async (task) => {
		const taken = await Promise.all(sessions.map(() => take("first")));
		return task().finally(() => taken.forEach(release));
	};
	return {
		/** Runs the task with its own session, as soon as one is free. */
		async run<Result>(priority: Priority, task: (session: Session) => Promise<Result>): Promise<Result> {
			const session = await take(priority);
			return task(session).finally(() => release(session));
		},
		runAlone,
	};
}
