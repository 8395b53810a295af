/**
 * The data of the admin's system page: the deployed releases, the loaded releases and the backend's health.
 */
export interface SystemReport {
	/** The number of deployments; null if the registry could not be read. */
	revision: number | null;
	parts: SystemPart[];
	/** The result of reading one row just now, from this browser and from the site's server. */
	backend: { url: string; fromBrowser: ProbeResult; fromServer: ProbeResult };
}

/** The shell or one of its remotes. */
export interface SystemPart {
	name: "shell" | "public" | "admin";
	/** The version loaded in this tab; null if it is not loaded yet. */
	running: string | null;
	/** The active release in the registry; null if it lists none, as for the shell. */
	deployed: string | null;
	publishedAt: Date | null;
	/** The origin of its files; null if unknown. */
	origin: string | null;
	/** Why it is incompatible, in one sentence; null if it is compatible. */
	incompatible: string | null;
	/** The number of its files with a published hash; null if unknown. */
	hashedFiles: number | null;
	/**
	 * Its scripts: count, time from the first request to the last response, and bytes if the origin exposes
	 * them.
	 */
	loaded: { files: number; durationMs: number; bytes: number } | null;
}

/** The result of one read; `isChecked` is false without a server, as on static hosting. */
export type ProbeResult = { isChecked: true; isReachable: boolean; durationMs: number } | { isChecked: false };
