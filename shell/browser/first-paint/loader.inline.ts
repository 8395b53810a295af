import { commandLetter } from "@site/shared-ui/keys";
import { isSlowLine } from "./isSlowLine.ts";

/*
 * The script after the template with a page's scripts. It requests them once the largest contentful paint and
 * the image with priority are on the screen. Browsers that report no paints do so after the load event,
 * others after two seconds at the latest. With Save-Data or below 4G they are requested at the first key, or
 * the first click that is not on a link. The last click or Ctrl+K is stored for `replayEarlyInput`, and that
 * key does not reach the browser.
 */
const paint = "largest-contentful-paint";
const template = document.currentScript?.previousSibling as HTMLTemplateElement;

/** Empties the template, so a second call requests nothing. */
const requestScripts = () => document.head.append(template.content);

async function requestAfterPaint() {
	try {
		await document.querySelector<HTMLImageElement>("img[fetchpriority=high]")?.decode();
	} catch {
		// A page whose image fails needs its scripts as well.
	}
	requestAnimationFrame(() => setTimeout(() => isSlowLine() || requestScripts(), 50));
}

onkeydown = (event) => {
	requestScripts();
	if (commandLetter(event) === "K") {
		event.preventDefault();
		window.earlyInput = event;
	}
};
onclick = (event) => {
	window.earlyInput = event;
	if (!(event.target as Element).closest("a")) requestScripts();
};
onload = () => setTimeout(requestAfterPaint, PerformanceObserver.supportedEntryTypes.includes(paint) ? 2000 : 0);
new PerformanceObserver(requestAfterPaint).observe({ type: paint });
