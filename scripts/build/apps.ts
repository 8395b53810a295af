import type { RemoteId } from "@site/shared-data";

export interface App {
	/** Folder of the app's sources. */
	name: string;
	/** Folder of its builds below the dist folder: one folder per version. */
	folder: string;
}

export const shell: App = { name: "shell", folder: "shell" };

/** The remotes; each is built, published and rolled back on its own. */
export const remotes: Record<RemoteId, App> = {
	public: { name: "remote-public", folder: "remotes/public" },
	admin: { name: "remote-admin", folder: "remotes/admin" },
};
