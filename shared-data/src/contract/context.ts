import { createContext } from "@site/shared-ui/router";
import type { RenderMarkdown } from "../markdown/RenderMarkdown.ts";
import type { PreviewReader } from "../publications/previews/Preview.ts";
import type { GuestPages } from "./RemoteManifest.ts";
import type { Area, RemoteId } from "./RemoteModule.ts";
import type { AdminRepositories, PublicRepositories } from "./repositories.ts";

/** The visitor's repositories, for public loaders and actions. Throws if it is not set. */
export const publicRepositoriesContext = createContext<PublicRepositories>();

/** The admin's repositories, set for every /admin route. Throws if it is not set. */
export const adminRepositoriesContext = createContext<AdminRepositories>();

/** Reads the entries of preview links; null except on the server, for a request that no cache may store. */
export const previewReaderContext = createContext<PreviewReader | null>(null);

/** The site's configured origin, such as "https://example.com"; empty in the browser. */
export const siteOriginContext = createContext("");

export const noGuestPages: GuestPages = { navigation: [], palette: [] };

/** The entries that an area's frame lists in addition to its own pages. */
export const guestPagesContext = createContext<(area: Area) => GuestPages>(() => noGuestPages);

/** Renders Markdown for the loaders of public pages, in a worker thread. Throws if it is not set. */
export const renderMarkdownContext = createContext<RenderMarkdown>();

/** Reads the system report; set in the browser only. Throws if it is not set. */
export const systemContext = createContext<() => Promise<SystemReport>>();

/** Sanitized HTML; the browser reads it from the element with this id before hydration. */
export interface RenderedHtml {
	__html: string;
	domId: string;
}

/** A loader's header for data with a fallback for a failed read: their page is not cached as complete. */
export const partialContentHeader = "x-partial-content";

/** The data of the admin's system page. */
export interface SystemReport {
	revision: number | null;
	parts: SystemPart[];
	/** The result of reading one row now, from this browser and from the site's server. */
	backend: { url: string; fromBrowser: ProbeResult; fromServer: ProbeResult };
}

/** The shell or one of its remotes. */
export interface SystemPart {
	/** "shell", or the remote's id. */
	name: string;
	running: string | null;
	/** The active release in the registry; null if it lists none, as for the shell. */
	deployed: string | null;
	publishedAt: Date | null;
	origin: string | null;
	incompatible: string | null;
	/** The number of its files with a published hash; null if unknown. */
	hashedFiles: number | null;
	/** Why the server cannot render its pages; absent while it can. */
	failing?: RemoteProblem | undefined;
	/** Its scripts: count, time from the first request to the last response, and bytes if they are exposed. */
	loaded: { files: number; durationMs: number; bytes: number } | null;
}

/** A remote that does not fit the shell or whose pages fail, as in `/healthz`. */
export interface RemoteProblem {
	id: RemoteId;
	/** Since its release was activated. */
	failedRenders: number;
	/** A sentence. */
	problem: string;
	/** The command that fixes it. */
	repair: string;
}

/** The result of one read; `isChecked` is false without a server, as on static hosting. */
export type ProbeResult = { isChecked: true; isReachable: boolean; durationMs: number } | { isChecked: false };
