import { remoteFor } from "../../deployment/index.ts";
import type { Remotes } from "../remotes/createRemotes.ts";
import type { AppRouter } from "./createAppRouter.ts";
import { reloadWithFormInput } from "./formInput.ts";
import { isLeavingDocument, loadDocument } from "./loadDocument.ts";
import { offerReload } from "./offerReload.tsx";

/** Milliseconds after a navigation until the page is on the screen and the registry may be asked. */
const pollDelayMs = 300;

/** What scripts/build/chunkRetryPlugin.js tells of a file that did not come twice. */
type ChunkFailed = CustomEvent<{ url: string; giveUp: () => void }>;

/**
 * Learns of a new active release behind each navigation, so that nobody waits for it; the next navigation
 * then is a document load (`loadDocument`). When a file of this version is gone, the page that was wanted is
 * loaded that way, or a reload is offered. The import stays pending meanwhile: its failure would take a form
 * off the screen.
 */
export function watchForNewVersion({ router, isOutdated }: AppRouter, remotes: Remotes): void {
	let currentPath = router.state.location.pathname;
	router.subscribe(({ location, navigation }) => {
		if (location.pathname === currentPath || navigation.state !== "idle") return;
		currentPath = location.pathname;
		setTimeout(() => void remotes.refresh(), pollDelayMs);
	});

	let isOffered = false;
	addEventListener("chunkfailed", (event) => {
		const { url, giveUp } = (event as ChunkFailed).detail;
		// The shell's own files belong to the document; asking the registry needs one of them.
		if (url.startsWith("/assets/")) return;
		event.preventDefault();
		if (!isLeavingDocument()) void recover(giveUp);
	});

	async function recover(giveUp: () => void) {
		await remotes.refresh();
		const target = router.state.navigation.location;
		if (!isOutdated(remoteFor((target ?? router.state.location).pathname))) giveUp();
		else if (target) void loadDocument(target);
		else if (!isOffered) {
			isOffered = true;
			offerReload({ onReload: () => void reloadWithFormInput(), onDismiss: () => (isOffered = false) });
		}
	}
}
