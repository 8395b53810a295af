import { unsavedWorkAtom } from "@site/shared-data";
import type { createStore } from "jotai";
import type { Remotes } from "../remotes/createRemotes.ts";
import { askToUpdate } from "./askToUpdate.tsx";
import { hasTypedText } from "./hasTypedText.ts";
import type { Site } from "./openSite.tsx";
import { settled } from "./settled.ts";

interface Parts {
	site: Site;
	remotes: Remotes;
	store: ReturnType<typeof createStore>;
}

/** Milliseconds after which the page that somebody went to is on their screen. */
const untilShown = 300;

/** What scripts/build/steadyChunks.js tells of a file that did not come twice. */
type ChunkFailed = CustomEvent<{ url: string; giveUp: () => void }>;

/**
 * Keeps an open tab at the version that is in force: looked at behind each navigation, so that nobody waits for it, and when a file of a remote is gone. The
 * page is replaced in place; a form that holds text is asked first.
 */
export function keepCurrent({ site, remotes, store }: Parts): void {
	let replacing: Promise<void> | undefined;
	let question: { remove: () => void } | undefined;
	/** What lets go of the files that did not come. */
	const waiting = new Set<() => void>();
	const isDirty = () => store.get(unsavedWorkAtom) || hasTypedText();
	const isLeaving = () => site.router.state.navigation.location !== undefined;

	site.onMove(() => void takeWhenClean());
	addEventListener("chunkfailed", (event) => {
		const { url, giveUp } = (event as ChunkFailed).detail;
		if (!isOfThisPage(url)) return;
		event.preventDefault();
		waiting.add(giveUp);
		void recover(giveUp);
	});

	async function takeWhenClean() {
		await settled(site.router);
		await new Promise((resolve) => setTimeout(resolve, untilShown));
		await remotes.refresh();
		if (!site.isOutdated()) return;
		await settled(site.router);
		// What cannot be loaded leaves this version running; what holds text waits for the next page.
		if (site.isOutdated() && !isDirty()) await replace().catch(() => {});
	}

	/** The part that was asked for stays pending while the person keeps writing: a failure of it could take the form off the screen. */
	async function recover(giveUp: () => void) {
		await remotes.refresh();
		if (!site.isOutdated()) letGo(giveUp);
		else if (isLeaving() || !isDirty()) await replace().catch(() => letGo(giveUp));
		else ask(giveUp);
	}

	function letGo(giveUp: () => void) {
		waiting.delete(giveUp);
		giveUp();
	}

	function ask(giveUp: () => void) {
		question ??= askToUpdate((isWanted) => {
			question = undefined;
			if (isWanted) void replace().catch(() => letGo(giveUp));
		});
	}

	function replace() {
		replacing ??= takeOver().finally(() => {
			replacing = undefined;
		});
		return replacing;
	}

	async function takeOver() {
		await site.replace();
		question?.remove();
		question = undefined;
		// Nobody waits for them any more; kept, they would be waited for again when this version comes back.
		for (const giveUp of waiting) giveUp();
		waiting.clear();
	}

	function isOfThisPage(url: string) {
		const address = new URL(url, location.href).href;
		return site.entries().some((entry) => address.startsWith(new URL(".", new URL(entry, location.href)).href));
	}
}
