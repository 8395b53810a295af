/** Milliseconds in which the backend is asked once, for all pages. */
const freshFor = 1_000;
/** Milliseconds from one look to the next while readers come; below what a page is served for without looking. */
const lookEvery = 2_000;
/** Milliseconds after the last reader in which it is still looked: their next page needs not wait for an answer. */
const watchFor = 60_000;

/**
 * What the content stood at, and since when that is known: milliseconds of the monotonic clock before it
 * was asked.
 */
export interface Standing {
	at: number;
	/** Undefined where the backend does not tell. */
	revision: string | undefined;
}

export type ContentWatch = ReturnType<typeof createContentWatch>;

/** Knows whether the content has changed: asks when it is told to, and by itself while readers come. */
export function createContentWatch(read: () => Promise<string>, clock = () => performance.now()) {
	let asked: { at: number; standing: Promise<Standing> } | undefined;
	let known: Standing | undefined;
	let isTold = true;
	let readerAt = Number.NEGATIVE_INFINITY;
	let timer: NodeJS.Timeout | undefined;

	/** Never rejects. The answer is of a second ago at most, or not asked before `since`; what is read after it is not older than it. */
	function ask(since = clock() - freshFor): Promise<Standing> {
		if (!asked || asked.at < since) asked = { at: clock(), standing: look(clock()) };
		return asked.standing;
	}

	async function look(at: number): Promise<Standing> {
		const revision = await read().catch((error: unknown): undefined => {
			if (isTold) console.error("Whether the content has changed is not told; pages are made anew instead:", error);
		});
		isTold = revision !== undefined;
		const standing = { at, revision };
		// Of two looks at once the one that began later knows better.
		if (!known || known.at <= at) known = standing;
		return standing;
	}

	function lookOn() {
		timer = undefined;
		if (clock() - readerAt > watchFor) return;
		void ask();
		timer = setTimeout(lookOn, lookEvery).unref();
	}

	return {
		ask,
		/** The last answer. */
		known: () => known,
		/** Somebody reads: for a while it is looked again and again. */
		noteReader() {
			readerAt = clock();
			timer ??= setTimeout(lookOn, lookEvery).unref();
		},
	};
}
