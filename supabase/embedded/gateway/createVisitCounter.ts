import type { Visit } from "../engine/createRecords.ts";
import type { Engine } from "../engine/startEngine.ts";

/** The most that the engine counts before it looks after other requests. */
const maxAtOnce = 50;

/** Counts visits; those that come meanwhile are counted together, so that of thousands none is lost. */
export function createVisitCounter(engine: Pick<Engine, "record">) {
	const waiting: { visit: Visit; resolve: () => void; reject: (error: unknown) => void }[] = [];
	let isCounting = false;
	async function countWaiting(): Promise<void> {
		isCounting = true;
		while (waiting.length > 0) {
			const counted = waiting.splice(0, maxAtOnce);
			const visits = counted.map(({ visit }) => visit);
			await engine.record("countVisits", visits).then(
				() => counted.forEach(({ resolve }) => resolve()),
				(error) => counted.forEach(({ reject }) => reject(error)),
			);
		}
		isCounting = false;
	}
	return (visit: Visit) =>
		new Promise<void>((resolve, reject) => {
			waiting.push({ visit, resolve, reject });
			if (!isCounting) void countWaiting();
		});
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
