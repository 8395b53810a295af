import { DataError, type DataErrorKind } from "../errors/DataError.ts";
import type { EssaySummary } from "../essays/Essay.ts";
import type { HireRequestStatus } from "../hire-requests/HireRequest.ts";
import type { Job } from "../jobs/Job.ts";
import type { Profile } from "../profile/Profile.ts";
import type { ProjectSummary } from "../projects/Project.ts";

/** What the memory repositories start with; what is left out is empty. */
export interface MemorySeed {
	projects?: ProjectSummary[];
	essays?: EssaySummary[];
	jobs?: Job[];
	profile?: Profile | null;
	hireRequests?: HireRequestStatus[];
}

/** The nouns whose calls can be made to fail. */
export type MemoryNoun = "session" | "projects" | "essays" | "jobs" | "profile" | "hireRequests";

/** The tables of the memory repositories. */
export class MemoryStore {
	readonly projects: ProjectSummary[];
	readonly essays: EssaySummary[];
	readonly jobs: Job[];
	readonly hireRequests: HireRequestStatus[];
	profile: Profile | null;
	private readonly failures = new Map<MemoryNoun, DataErrorKind>();

	constructor(seed: MemorySeed) {
		this.projects = [...(seed.projects ?? [])];
		this.essays = [...(seed.essays ?? [])];
		this.jobs = [...(seed.jobs ?? [])];
		this.hireRequests = [...(seed.hireRequests ?? [])];
		this.profile = seed.profile ?? null;
	}

	/** Lets every later call fail with the kind, or succeed again with null; all nouns, or those named. */
	failWith(kind: DataErrorKind | null, ...nouns: MemoryNoun[]): void {
		for (const noun of nouns.length > 0 ? nouns : everyNoun) {
			if (kind) this.failures.set(noun, kind);
			else this.failures.delete(noun);
		}
	}

	/** Answers as the backend would: later, and with DataError where it was told to fail. */
	async answer<T>(noun: MemoryNoun, value: () => T): Promise<T> {
		await Promise.resolve();
		const kind = this.failures.get(noun);
		if (kind) throw new DataError(kind, `The memory repository was told to fail: ${kind}`);
		return value();
	}
}

const everyNoun: MemoryNoun[] = ["session", "projects", "essays", "jobs", "profile", "hireRequests"];
