/** What the owner's system page shows: what is deployed, what runs in this tab, and whether the backend answers. */
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
	/** The scripts that came, the time from asking for the first to having the last, and their size over the network where the origin tells it. */
	loaded: { files: number; milliseconds: number; bytes: number } | null;
}

/** `asked` is false where there is nobody to ask, as on static hosting. */
export type Answer = { asked: true; answers: boolean; milliseconds: number } | { asked: false };
