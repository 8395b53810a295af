import { commandLetter } from "@site/shared-ui/keys";

/*
 * The script after the template with a page's scripts. It requests them once the largest contentful paint and
 * the image with priority are on the screen. In browsers that report no paints it does so after the load
 * event, in others two seconds later, should no report come. A line that saves data or is slower than 4G
 * waits for the first key, or the first click that is not a link's. The last click or Ctrl+K is stored for
 * `replayEarlyInput`, and that key is kept from the browser.
 */
const paint = "largest-contentful-paint";
const template = document.currentScript?.previousSibling as HTMLTemplateElement;

/** The template is empty afterwards, so a second call requests nothing. */
const requestScripts = () => document.head.append(template.content);

async function requestAfterPaint() {
	try {
		await document.querySelector<HTMLImageElement>("img[fetchpriority=high]")?.decode();
	} catch {
		// A page without its image needs its scripts as well.
	}
	requestAnimationFrame(() =>
		setTimeout(() => {
			const { connection } = navigator as { connection?: { saveData: boolean; effectiveType: string } };
			if (!connection?.saveData && !/[23]g/.test(connection?.effectiveType ?? "")) requestScripts();
		}, 50),
	);
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
