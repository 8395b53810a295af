/** Runs tasks one after the other. */
export type Serially = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * The engine opens a transaction for each request on one shared connection without waiting for the one before: two requests that arrive in the same tick run
 * in one transaction with one role, and a visitor reads as the owner (measured). Requests therefore enter it one by one.
 */
export function createQueue(): Serially {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const result = last.then(task, task);
		last = result.catch(() => {});
		return result;
	};
}
