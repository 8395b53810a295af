/**
 * What the admin's system page shows: what is deployed, what runs in this tab, whether the backend answers.
 */
export interface SystemReport {
	/** Counts the deployments; null when the registry could not be read. */
	revision: number | null;
	parts: SystemPart[];
	/** Who asked the backend for a row just now, and what came of it. */
	backend: { address: string; fromHere: Answer; fromServer: Answer };
}

/** The shell or one of its remotes. */
export interface SystemPart {
	name: "shell" | "public" | "admin";
	/** What runs in this tab; null when nothing of it was needed yet. */
	running: string | null;
	/** What the registry has in force; null where it says nothing, as of the shell. */
	deployed: string | null;
	publishedAt: Date | null;
	/** Where its files come from; null when that is not known. */
	origin: string | null;
	/** Why it may not run, in one sentence; null when it may. */
	refused: string | null;
	/** How many of its files have a published hash; null when that is not known. */
	hashed: number | null;
	/**
	 * Its scripts: count, time from the first request to the last response, bytes where the origin tells
	 * them.
	 */
	loaded: { files: number; milliseconds: number; bytes: number } | null;
}

/** `asked` is false without a server, as on static hosting. */
export type Answer = { asked: true; answers: boolean; milliseconds: number } | { asked: false };
