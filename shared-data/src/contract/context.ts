import { createContext } from "@site/shared-ui/router";
import type { RenderMarkdown } from "../markdown/RenderMarkdown.ts";
import type { AdminRepositories, PublicRepositories } from "./repositories.ts";
import type { SystemReport } from "./SystemReport.ts";

/** The visitor's repositories; every public loader and action reads them from its router context. Reading it unset throws. */
export const publicRepositoriesContext = createContext<PublicRepositories>();

/** The owner's repositories; the shell sets it for every /admin route (signed in or not: the sign-in action needs the session). Reading it unset throws. */
export const adminRepositoriesContext = createContext<AdminRepositories>();

/** The site's public origin as the server was told it, like "https://example.com"; empty in the browser, which stands on it. */
export const siteOriginContext = createContext("");

/** The markdown pipeline, set for every route: on the server it renders in a thread of its own, in the browser it is fetched when it is first called. */
export const renderMarkdownContext = createContext<RenderMarkdown>();

/** Looks at what runs in this tab and what it talks to; the shell sets it for every route in the browser. Reading it unset throws. */
export const systemContext = createContext<() => Promise<SystemReport>>();
