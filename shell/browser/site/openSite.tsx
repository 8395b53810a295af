import { RouterProvider } from "@site/shared-ui/router";
import { Provider } from "jotai";
import { StrictMode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { remoteFor } from "../../deployment/index.ts";
import { openFirst } from "./openFirst.ts";
import { type OpenRouter, openRouter, type SiteParts } from "./openRouter.ts";
import { patiently } from "./patiently.ts";
import { Started } from "./Started.tsx";
import { settled } from "./settled.ts";

export type Site = Awaited<ReturnType<typeof openSite>>;

/**
 * Opens what this tab shows: one router over one version of each remote. A newer version gets a router of its own, which takes the screen in one step when it
 * has all that its page needs; nothing of the two is ever mixed.
 */
export async function openSite(parts: SiteParts) {
	const { store, remotes } = parts;
	const element = document.getElementById("root") as HTMLElement;
	const first = await openFirst(parts);
	let current: OpenRouter = first;
	/*
	 * A visitor's next page is drawn in one step: between the steps of a transition the browser would style the whole page anew for every rule that comes with
	 * it. The owner's long lists give way to typing.
	 */
	const isVisit = remoteFor(location.pathname) === "public";
	const onScreen = () => (isVisit ? { router: patiently(current.router), useTransitions: false } : { router: current.router });
	let provided = onScreen();
	let generation = 0;
	let onMove = () => {};
	let stopWatching = watch();

	const app = () => (
		<StrictMode>
			<Provider store={store}>
				<Started>
					<RouterProvider key={generation} {...provided} />
				</Started>
			</Provider>
		</StrictMode>
	);
	// What is pressed from here on is React's to answer; what was pressed before is pressed again by `replayPress`.
	Object.assign(window, { onclick: null });
	let root: Root;
	// In a transition React takes the page over in small steps and gives way between them.
	if (first.isHydrating) startTransition(() => void (root = hydrateRoot(element, app())));
	else (root = createRoot(element)).render(app());

	function watch() {
		let seen: unknown;
		let at = current.router.state.location.pathname;
		return current.router.subscribe(({ location, navigation }) => {
			const next = navigation.location;
			// The focus goes with the page that is left: taken away with it, the browser would have to style the next page in between.
			const focused = document.activeElement;
			if (isVisit && location.pathname !== at && document.getElementById("main")?.contains(focused))
				(focused as HTMLElement).blur();
			at = location.pathname;
			if (next && next !== seen && next.pathname !== location.pathname) onMove();
			seen = next;
		});
	}

	function show(next: OpenRouter, isMove: boolean) {
		const hadFocus = element.contains(document.activeElement);
		const { scrollX, scrollY } = window;
		stopWatching();
		current.router.dispose();
		current = next;
		provided = onScreen();
		generation++;
		stopWatching = watch();
		flushSync(() => root.render(app()));
		if (!isMove) window.scrollTo(scrollX, scrollY);
		if (isMove || hadFocus) document.getElementById("main")?.focus({ preventScroll: true });
	}

	return {
		get router() {
			return current.router;
		},
		staysOpen: () => current.staysOpen(),
		preload: (page: URL) => current.preload(page),
		/** Told when the person sets out for another page. */
		onMove(listener: () => void) {
			onMove = listener;
		},
		/** The entries of the remotes that this page comes from. */
		entries: () => [...current.running.values()],
		/** Whether a remote of this page was replaced since, by another that may run here. */
		isOutdated: () =>
			[...current.running].some(([id, entry]) => {
				const now = remotes.entryOf(id);
				return now !== undefined && now !== entry;
			}),
		/** Shows the page, or the one that the person is on the way to, from the remotes in force. Rejects, and leaves all as it is, when they do not come. */
		async replace(): Promise<void> {
			for (;;) {
				const { location: from, navigation } = current.router.state;
				const wanted = navigation.location;
				const id = remoteFor((wanted ?? from).pathname);
				const next = await openRouter(parts, { id, first: await remotes.load(id) });
				const { router } = next;
				if (wanted && !isAt(wanted)) void router.navigate(wanted, { state: wanted.state });
				await settled(router);
				const broken = Object.values(router.state.errors ?? {}).find(isMissingFile);
				const { state } = current.router;
				const isStill = state.location === from && state.navigation.location === wanted;
				if (broken === undefined && isStill) return show(next, wanted !== undefined);
				router.dispose();
				if (broken !== undefined) throw broken;
			}
		},
	};
}

function isAt({ pathname, search, hash }: OpenRouter["router"]["state"]["location"]) {
	return pathname + search + hash === location.pathname + location.search + location.hash;
}

function isMissingFile(error: unknown) {
	return error instanceof Error && error.name === "ChunkLoadError";
}
