import type { RunExclusive, Session } from "../database/Database.ts";

/**
 * Lets as many requests into the engine as there are sessions. The engine opens a transaction for each
 * request without waiting for the one before: two requests of one tick would share a session's transaction
 * and its role, and a visitor would read as the admin (measured).
 */
export function createSessionPool(sessions: readonly Session[]) {
	const free = [...sessions];
	const waiting: ((session: Session) => void)[] = [];
	const deferred: typeof waiting = [];
	const take = async (queue = waiting) => free.pop() ?? new Promise<Session>((resolve) => queue.push(resolve));
	const release = (session: Session) => {
		const next = waiting.shift() ?? deferred.shift();
		if (next) {
			next(session);
		} else {
			free.push(session);
		}
	};
	/** Runs the task while no session is in use. */
	const runAlone: RunExclusive = async (task) => {
		const taken = await Promise.all(sessions.map(() => take()));
		return task().finally(() => taken.forEach(release));
	};
	return {
		/** Runs the task with a session of its own, as soon as one is free; a deferrable one after all others. */
		async run<Result>(task: (session: Session) => Promise<Result>, isDeferrable = false): Promise<Result> {
			const session = await take(isDeferrable ? deferred : waiting);
			return task(session).finally(() => release(session));
		},
		runAlone,
	};
}
