import { sessionAtom } from "@site/shared-data";
import { createStore } from "jotai";
import { readBootData } from "./boot/readBootData.ts";
import { recoveryAddress } from "./boot/recoveryAddress.ts";
import { createRemotes } from "./remotes/createRemotes.ts";
import { keepOwner } from "./session/keepOwner.ts";
import { keepCurrent } from "./site/keepCurrent.ts";
import { openSite } from "./site/openSite.tsx";
import { preloadOnIntent } from "./site/preloadOnIntent.ts";
import { keepTheme } from "./theme/keepTheme.ts";

const elsewhere = recoveryAddress(location);
if (elsewhere) location.replace(elsewhere);
else void start();

async function start() {
	// The first touch of a key starts this before the document is complete.
	if (document.readyState === "loading") await once(document, "DOMContentLoaded");
	const boot = await readBootData();
	const store = createStore();
	keepTheme(store);
	const owner = keepOwner(boot.config, (user) => store.set(sessionAtom, user));
	const remotes = createRemotes(boot.deployment);
	const site = await openSite({ boot, store, owner, remotes });
	owner.onSignedOut(() => {
		if (!site.staysOpen()) void site.router.revalidate();
	});
	keepCurrent({ site, remotes, store });
	preloadOnIntent(site.preload);
}

function once(target: EventTarget, event: string) {
	return new Promise((resolve) => target.addEventListener(event, resolve, { once: true }));
}
