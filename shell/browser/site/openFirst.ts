import { remoteFor } from "../../deployment/index.ts";
import { showBootFailure } from "../errors/showBootFailure.tsx";
import { type OpenRouter, openRouter, type SiteParts } from "./openRouter.ts";
import { settled } from "./settled.ts";

/**
 * Opens the router of a document that was just loaded, and says whether it takes over what the server rendered. A page that was rendered stays readable until
 * its remote can be loaded: the failure is told beside it, and Retry goes on. A remote that was replaced since then is no match for it: its own page is made.
 */
export async function openFirst(parts: SiteParts): Promise<OpenRouter & { isHydrating: boolean }> {
	const { boot, remotes } = parts;
	const id = remoteFor(location.pathname);
	const rendered = boot.hydration && remotes.entryOf(id);
	for (;;) {
		const known = remotes.entryOf(id);
		try {
			const first = await remotes.load(id);
			const hydration = first.entry === rendered ? boot.hydration : undefined;
			const opened = await openRouter(parts, { id, first, hydration });
			if (rendered && !hydration) await settled(opened.router);
			return { ...opened, isHydrating: hydration !== undefined };
		} catch (error) {
			if (!rendered) return { ...(await openRouter(parts, { id, first: { error } })), isHydrating: false };
			await remotes.refresh();
			if (remotes.entryOf(id) === known) await showBootFailure(error);
		}
	}
}
