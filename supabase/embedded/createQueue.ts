/** Runs tasks one after the other. */
export type Serially = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * The engine opens a transaction for each request on one shared connection without waiting for the one before, so two requests at a time would run in one
 * transaction with one role: a visitor could read as the owner. Requests therefore enter it one by one.
 */
export function createQueue(): Serially {
	let last: Promise<unknown> = Promise.resolve();
	return (task) => {
		const result = last.then(task, task);
		last = result.catch(() => {});
		return result;
	};
}
