import { type RemoteId, type RemoteModule, renderMarkdownContext } from "@site/shared-data";
import type { MiddlewareFunction } from "@site/shared-ui/router";
import { type Deployment, guestWithId } from "../../deployment/index.ts";
import { guestRoutes } from "./guestRoutes.ts";
import { renderMarkdown } from "./renderMarkdown.ts";

/** Makes the middleware of pages that need a session. */
export type Guard = (access: "session" | "admin") => MiddlewareFunction;

/** An external remote's routes with a context for their loaders; the area admin guards its own pages. */
export function routesInBrowser(deployment: Deployment, { id, module }: { id: RemoteId; module: RemoteModule }, guard: Guard) {
	const guest = guestWithId(deployment, id);
	if (!guest) return [];
	const { access, area } = guest;
	const guards = access !== "everyone" && area === "public" ? [guard(access)] : [];
	return guestRoutes(guest, module, [provideMarkdown, ...guards]);
}

const provideMarkdown: MiddlewareFunction = ({ context }, next) => {
	context.set(renderMarkdownContext, renderMarkdown);
	return next();
};
