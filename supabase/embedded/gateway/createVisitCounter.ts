import { Overloaded } from "@site/shared-data/admission";
import type { Visit } from "../engine/createRecords.ts";
import type { Engine } from "../engine/startEngine.ts";

/** The engine counts at most this many before it handles other requests. */
const maxAtOnce = 50;
/** Counted within seven seconds. */
const maxWaiting = 2_000;
/** A sender has at most sixty views per minute. */
const maxWaitingOfNetwork = 100;

interface Batch {
	visits: Visit[];
	counted: Promise<void>;
}

/** Counts visits in batches, so that none of two thousand concurrent ones is lost. */
export function createVisitCounter(engine: Pick<Engine, "record">) {
	let last: Promise<unknown> = Promise.resolve();
	let open: Batch | undefined;
	const waitingOf = new Map<string, number>();
	let waiting = 0;
	const changeWaiting = (network: string, change: 1 | -1) => {
		const ofNetwork = (waitingOf.get(network) ?? 0) + change;
		waiting += change;
		// Stryker disable next-line ConditionalExpression,EqualityOperator: only frees memory
		if (ofNetwork > 0) waitingOf.set(network, ofNetwork);
		else waitingOf.delete(network);
	};
	/** Rejects with Overloaded when too many wait. */
	return async (visit: Visit, network: string): Promise<void> => {
		if (waiting >= maxWaiting || (waitingOf.get(network) ?? 0) >= maxWaitingOfNetwork) {
			throw new Overloaded("too many visits wait");
		}
		if (!open || open.visits.length === maxAtOnce) {
			const batch: Batch = {
				visits: [],
				counted: last.then(() => {
					if (open === batch) open = undefined;
					return engine.record("countVisits", batch.visits);
				}),
			};
			last = batch.counted.catch(() => {});
			open = batch;
		}
		open.visits.push(visit);
		changeWaiting(network, 1);
		return open.counted.finally(() => changeWaiting(network, -1));
	};
}

/** The texts of a call of `count_visit`; undefined for any other body, which the engine answers. */
export function readVisit(body: Uint8Array | undefined): Omit<Visit, "headers"> | undefined {
	try {
		const { path, referrer, device, ...others } = JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>;
		const isText = (value: unknown): value is string => typeof value === "string" && !/[\0\ud800-\udfff]/.test(value);
		return isText(path) && isText(referrer) && isText(device) && Object.keys(others).length === 0
			? { path, referrer, device }
			: undefined;
	} catch {
		// The engine refuses it.
	}
	return undefined;
}
