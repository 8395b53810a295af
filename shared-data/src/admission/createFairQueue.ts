/** Rejects a refused task; no part of it has run. */
export class Overloaded extends Error {
	override name = "Overloaded";
}

interface Options {
	/** How many tasks run at once. */
	maxRunning: number;
	/** How many tasks of one network run at once; by default one fewer than all. */
	maxOfNetwork?: number;
	/** How many untrusted tasks wait; for one more, the network with the longest queue drops its newest. */
	maxWaiting: number;
}

export interface Caller {
	/** Tasks of one network wait for each other; networks take turns. */
	network: string;
	/** First in line, and never refused. */
	isTrusted?: boolean;
	/** Stops waiting when the caller has left. */
	signal?: AbortSignal;
}

interface Waiting {
	caller: Caller;
	start(): void;
	refuse(error: Error): void;
}

export type FairQueue = ReturnType<typeof createFairQueue>;

/** Runs a bounded number of tasks at once. Networks take turns, so that none can hold up the others. */
export function createFairQueue({ maxRunning, maxOfNetwork, maxWaiting }: Options) {
	const trusted: Waiting[] = [];
	/** In the order of their turns; no queue is empty. */
	const queues = new Map<string, Waiting[]>();
	const runningOf = new Map<string, number>();
	const maxOfOne = maxOfNetwork ?? Math.max(1, maxRunning - 1);
	let running = 0;
	let waiting = 0;

	/**
	 * Rejects with `Overloaded` immediately when the queue is full. A task that only waits from now on calls
	 * `leave`: other networks may use its slot, and it still counts among the tasks of its own network.
	 */
	async function run<T>(caller: Caller, task: (leave: () => void) => Promise<T>): Promise<T> {
		await takePlace(caller);
		let hasPlace = true;
		const leave = () => {
			if (hasPlace) running -= 1;
			hasPlace = false;
			startNext();
		};
		try {
			return await task(leave);
		} finally {
			changeShare(caller, -1);
			leave();
		}
	}

	function takePlace(caller: Caller): Promise<void> {
		return new Promise((resolve, reject) => {
			if (caller.signal?.aborted) return reject(new Overloaded("the caller has left"));
			const start = () => {
				running += 1;
				changeShare(caller, 1);
				resolve();
			};
			const entry: Waiting = { caller, start, refuse: reject };
			if (caller.isTrusted) trusted.push(entry);
			else if (!enqueue(entry)) return reject(new Overloaded("too many requests are waiting"));
			const leave = () => remove(entry) && reject(new Overloaded("the caller has left"));
			caller.signal?.addEventListener("abort", leave, { once: true });
			startNext();
		});
	}

	/** Whether the entry was queued; another network's newest entry may be dropped for it. */
	function enqueue(entry: Waiting): boolean {
		const { network } = entry.caller;
		const own = queues.get(network) ?? [];
		if (waiting >= maxWaiting && !hasFreePlace(network)) {
			const longest = [...queues.values()].reduce((a, b) => (b.length > a.length ? b : a), own);
			if (longest.length <= own.length + 1) return false;
			const dropped = longest.at(-1) as Waiting;
			remove(dropped);
			dropped.refuse(new Overloaded("too many requests of this network are waiting"));
		}
		queues.set(network, own);
		own.push(entry);
		waiting += 1;
		return true;
	}

	function startNext(): void {
		for (const entry of trusted.splice(0, maxRunning - running)) entry.start();
		for (const [network, queue] of queues) {
			if (!hasFreePlace(network)) continue;
			queues.delete(network);
			const entry = queue.shift();
			waiting -= 1;
			if (queue.length > 0) queues.set(network, queue);
			entry?.start();
		}
	}

	const hasFreePlace = (network: string) => running < maxRunning && (runningOf.get(network) ?? 0) < maxOfOne;

	function remove(entry: Waiting): boolean {
		const { network, isTrusted } = entry.caller;
		const queue = isTrusted ? trusted : (queues.get(network) ?? []);
		const index = queue.indexOf(entry);
		if (index < 0) return false;
		queue.splice(index, 1);
		if (!isTrusted) {
			waiting -= 1;
			if (queue.length === 0) queues.delete(network);
		}
		return true;
	}

	function changeShare({ network, isTrusted }: Caller, change: 1 | -1): void {
		if (isTrusted) return;
		const count = (runningOf.get(network) ?? 0) + change;
		if (count > 0) runningOf.set(network, count);
		else runningOf.delete(network);
	}

	return { run, load: () => ({ running, waiting: waiting + trusted.length }) };
}
