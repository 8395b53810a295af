import { type BootData, bootElementId } from "../boot/BootData.ts";
import type { AppRouter } from "../router/createAppRouter.ts";

declare global {
	interface Window {
		/** Counts a view of each further page that the router opens; absent while visits are not counted. */
		countViews?: (router: AppRouter["router"]) => void;
	}
}

/*
 * The script after the boot data; documents contain it only while visits are counted. It depends on no other
 * script, which may never load on a slow line, and counts the page after its first paint. It sends no view of
 * a visitor with Global Privacy Control, Do Not Track or an admin's session, and stores nothing; the database
 * decides the rest. Not sendBeacon: a hosted project requires the header `apikey`.
 */
const page = document as Document & { prerendering?: boolean; onprerenderingchange?: () => void };
const visitor = navigator as Navigator & { globalPrivacyControl?: boolean };
let counted: string | undefined;

async function countView(): Promise<void> {
	const path = location.pathname;
	try {
		// A prerendered page counts when it is shown.
		if (page.prerendering) page.onprerenderingchange = countView;
		else if (path !== counted && !visitor.globalPrivacyControl && visitor.doNotTrack !== "1" && !hasSession()) {
			const boot = page.getElementById(bootElementId) as HTMLElement;
			const { supabaseUrl, supabaseKey } = (JSON.parse(boot.textContent) as BootData).config;
			const referrer = counted ? "" : page.referrer;
			counted = path;
			await fetch(`${supabaseUrl}/rest/v1/rpc/count_visit`, {
				method: "POST",
				keepalive: true,
				headers: { apikey: supabaseKey, "content-type": "application/json" },
				body: JSON.stringify({ referrer, path, device: deviceKind() }),
			});
		}
	} catch {
		// Visitors need not know of a failed count.
	}
}

const hasSession = () => /\bsb-/.test(String(Object.keys(localStorage)));

/** A phone's screen has less than half a million CSS pixels. */
const deviceKind = () =>
	!matchMedia("(pointer:coarse)").matches ? "desktop" : screen.width * screen.height < 500_000 ? "phone" : "tablet";

window.countViews = (router) => router.subscribe(countView);
requestAnimationFrame(() => setTimeout(countView));
