import type { Visit } from "../engine/createRecords.ts";
import type { Engine } from "../engine/startEngine.ts";

/** The most that the engine counts before it looks after other requests. */
const maxAtOnce = 50;

/** Counts visits; those that come meanwhile are counted together, so that of thousands none is lost. */
export function createVisitCounter(engine: Pick<Engine, "record">) {
	let last: Promise<unknown> = Promise.resolve();
	let open: { visits: Visit[]; counted: Promise<void> } | undefined;
	return (visit: Visit): Promise<void> => {
		if (!open || open.visits.length === maxAtOnce) {
			const visits: Visit[] = [];
			const counted = last.then(() => {
				if (open?.visits === visits) open = undefined;
				return engine.record("countVisits", visits);
			});
			last = counted.catch(() => {});
			open = { visits, counted };
		}
		open.visits.push(visit);
		return open.counted;
	};
}

/** The texts of a call of `count_visit`; undefined for another body, which the engine answers. */
export function readVisit(body: Uint8Array | undefined): Omit<Visit, "headers"> | undefined {
	try {
		const { path, referrer, device, ...others } = JSON.parse(new TextDecoder().decode(body)) as Record<string, unknown>;
		const isText = (value: unknown): value is string => typeof value === "string" && !/[\0\ud800-\udfff]/.test(value);
		return isText(path) && isText(referrer) && isText(device) && Object.keys(others).length === 0
			? { path, referrer, device }
			: undefined;
	} catch {
		return undefined;
	}
}
