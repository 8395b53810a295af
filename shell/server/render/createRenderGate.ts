import { AsyncLocalStorage } from "node:async_hooks";
import { createFairQueue, Overloaded } from "@site/shared-data/admission";
import { log } from "../log.ts";
import { currentVisitor, siteItself, type Visitor } from "../requests/currentRequest.ts";

/** A render for all visitors who wait for it. */
interface SharedRender {
	/** Set when the render starts. */
	result?: Promise<unknown>;
	/** The queue entry of each network of these visitors. */
	lines: Map<string, Line>;
}

interface Line {
	visitors: number;
	/** Resolves with the render's result; rejects with Overloaded if the render is refused. */
	turn: Promise<unknown>;
	leave: () => void;
}

interface Options {
	/** How many renders run at once; one network may run one fewer. */
	maxRunning: number;
	/** How many renders may be queued. */
	maxWaiting: number;
	/** How long a render may be queued. */
	maxWaitMs: number;
	/** Called for each refused render. */
	onRefused?: (() => void) | undefined;
}

export type RenderGate = ReturnType<typeof createRenderGate>;

const logIntervalMs = 60_000;

/**
 * Bounds all renders of the process together. Networks take turns, and a render that exceeds the limits
 * rejects with `Overloaded` before it starts.
 */
export function createRenderGate({ maxRunning, maxWaiting, maxWaitMs, onRefused = () => {} }: Options) {
	const queue = createFairQueue({ maxRunning, maxWaiting });
	const shared = new Map<unknown, SharedRender>();
	/** Releases the slot of the current render. */
	const place = new AsyncLocalStorage<{ leave: () => void }>();
	let lastLogAt = -Infinity;

	/**
	 * Runs one render for all concurrent visitors with the same key. Each network has its own queue, so that no
	 * visitor waits for a busier network.
	 */
	async function share<T>(key: unknown, render: () => Promise<T>, visitor: Visitor = currentVisitor()): Promise<T> {
		// Part of another render, which already has a slot.
		if (place.getStore()) return render();
		const known: SharedRender = shared.get(key) ?? { lines: new Map() };
		shared.set(key, known);
		return (known.result ?? joinLine(key, known, render, visitor)) as Promise<T>;
	}

	function joinLine(key: unknown, known: SharedRender, render: () => Promise<unknown>, { network, onLeave }: Visitor) {
		const line = known.lines.get(network) ?? openLine(key, known, render, network);
		known.lines.set(network, line);
		line.visitors++;
		onLeave(() => {
			if (--line.visitors === 0) line.leave();
		});
		return line.turn;
	}

	function openLine(key: unknown, known: SharedRender, render: () => Promise<unknown>, network: string): Line {
		const stop = new AbortController();
		// Its reason would be an error with a stack.
		const leave = () => stop.abort(null);
		const timer = setTimeout(leave, maxWaitMs).unref();
		const start = (leavePlace: () => void) => {
			clearTimeout(timer);
			if (known.result) return known.result;
			known.result = place.run({ leave: leavePlace }, render).finally(() => shared.delete(key));
			for (const other of known.lines.values()) other.leave();
			return known.result;
		};
		const turn = queue.run({ network, signal: stop.signal }, start).catch((error: unknown) => {
			clearTimeout(timer);
			// Another network's turn came first; its render serves both.
			if (known.result) return known.result;
			known.lines.delete(network);
			if (known.lines.size === 0) shared.delete(key);
			if (error instanceof Overloaded && line.visitors > 0) noteRefusal();
			throw error;
		});
		// All its visitors may have left.
		turn.catch(() => {});
		const line: Line = { visitors: 0, turn, leave };
		return line;
	}

	function noteRefusal(): void {
		onRefused();
		if (performance.now() - lastLogAt < logIntervalMs) return;
		lastLogAt = performance.now();
		log.warn("More pages are requested than the site can render; some requests are answered with 503.");
	}

	/** Runs a render in its own slot. */
	const run = <T>(render: () => Promise<T>): Promise<T> => share(Symbol("render"), render);

	return {
		share,
		run,
		/** Waits for another process; meanwhile the current render's slot is free for other networks. */
		whileElsewhere: <T>(wait: () => Promise<T>): Promise<T> => {
			place.getStore()?.leave();
			return wait();
		},
		/** Takes a slot of the site after `whileElsewhere`: the visitor's network may hold all of its own. */
		inNewSlot: <T>(render: () => Promise<T>): Promise<T> => place.exit(() => share(Symbol("render"), render, siteItself)),
		/** The same functions, with a slot for each call. */
		all: <T extends Record<string, (...args: never[]) => unknown>>(renders: T): T => {
			const gated = Object.entries(renders).map(([name, render]) => {
				return [name, (...args: never[]) => run(async () => render(...args))];
			});
			return Object.fromEntries(gated) as T;
		},
		load: queue.load,
	};
}
