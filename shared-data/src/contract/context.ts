import { createContext } from "@site/shared-ui/router";
import type { RenderMarkdown } from "../markdown/RenderMarkdown.ts";
import type { PreviewReader } from "../publications/previews/Preview.ts";
import type { AdminRepositories, PublicRepositories } from "./repositories.ts";
import type { SystemReport } from "./SystemReport.ts";

/** The visitor's repositories, for public loaders and actions. Throws if it is not set. */
export const publicRepositoriesContext = createContext<PublicRepositories>();

/**
 * The admin's repositories, set for every /admin route: the sign-in action needs them too. Throws if it is
 * not set.
 */
export const adminRepositoriesContext = createContext<AdminRepositories>();

/**
 * Reads what preview links show. Null except for a request of the server that no cache may keep, so that a
 * draft cannot get into one.
 */
export const previewReaderContext = createContext<PreviewReader | null>(null);

/** The site's configured origin, such as "https://example.com"; empty in the browser. */
export const siteOriginContext = createContext("");

/** The markdown pipeline of the loaders of public pages, in a worker thread. Throws if it is not set. */
export const renderMarkdownContext = createContext<RenderMarkdown>();

/** Reads the system report; set in the browser only. Throws if it is not set. */
export const systemContext = createContext<() => Promise<SystemReport>>();
