import { type BootData, bootElementId } from "./BootData.ts";
import { restoreRenderedHtml } from "./renderedHtmlJson.ts";

/** Reads the boot data of the document; the development page has none and fetches it. */
export async function readBootData(): Promise<BootData> {
	const inlined = document.getElementById(bootElementId)?.textContent;
	if (inlined) return JSON.parse(inlined, restoreRenderedHtml) as BootData;
	const [deployment, config] = await Promise.all([
		fetchJson<BootData["deployment"]>("/deployment.json"),
		fetchJson<BootData["config"]>("/config.json"),
	]);
	return { deployment, config };
}

async function fetchJson<T>(url: string): Promise<T> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${url} answered ${response.status}`);
	return (await response.json()) as T;
}
