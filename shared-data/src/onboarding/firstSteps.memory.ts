import type { MemoryStore } from "../testing/MemoryStore.ts";
import type { FirstStepsRepository } from "./FirstSteps.ts";

/** The first steps, in memory. */
export const createMemoryFirstSteps = (store: MemoryStore): FirstStepsRepository => ({
	read: () => store.respond("firstSteps", () => store.firstSteps),
	dismiss: () =>
		store.respond("firstSteps", () => {
			store.firstSteps = { ...store.firstSteps, isDismissed: true };
		}),
	removeSample: () =>
		store.respond("firstSteps", () => {
			const { sampleRows } = store.firstSteps;
			store.firstSteps = { ...store.firstSteps, sampleRows: 0 };
			return sampleRows;
		}),
	lastBackupAt: () => store.respond("firstSteps", () => store.lastBackupAt),
});
