import type { Remotes } from "../remotes/createRemotes.ts";
import type { AppRouter } from "./createAppRouter.ts";
import { isLeavingDocument, loadDocument } from "./loadDocument.ts";

/** Delay of the registry request after a navigation, so that the page is painted first. */
const pollDelayMs = 300;

/** Dispatched by build/plugins/chunkRetryPlugin.js for a file that failed twice. */
type ChunkFailed = CustomEvent<{ url: string; giveUp: () => void }>;

/**
 * Reads the registry after each navigation; after a change the next navigation is a document load. Offers a
 * reload for a deleted file, whose import stays pending, because an error would replace a form.
 */
export function watchForNewVersion({ router }: AppRouter, remotes: Remotes): void {
	let currentPath = router.state.location.pathname;
	router.subscribe(({ location, navigation }) => {
		if (location.pathname === currentPath || navigation.state !== "idle") return;
		currentPath = location.pathname;
		setTimeout(() => void remotes.refresh(), pollDelayMs);
	});

	let isOffered = false;
	addEventListener("chunkfailed", (event) => {
		const { url, giveUp } = (event as ChunkFailed).detail;
		// Reading the registry may need a file of the shell, so a failure there is final.
		if (url.startsWith("/assets/")) return;
		event.preventDefault();
		if (!isLeavingDocument()) void recover(giveUp);
	});

	async function recover(giveUp: () => void) {
		await remotes.refresh();
		const target = router.state.navigation.location;
		if (!remotes.isOutdated((target ?? router.state.location).pathname)) giveUp();
		else if (target) void loadDocument(target);
		else if (!isOffered) {
			isOffered = true;
			// In the chunk that `refresh` has loaded.
			const { offerReload } = await import(/* webpackChunkName: "registry" */ "../errors/offerReload.tsx");
			offerReload({ onReload: () => void loadDocument(location), onDismiss: () => (isOffered = false) });
		}
	}
}
