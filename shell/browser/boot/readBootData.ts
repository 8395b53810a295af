import { type BootData, bootElementId } from "./BootData.ts";
import { withHtml } from "./htmlOnce.ts";

/** Reads what the server put into the document; the development page holds none and asks for it. */
export async function readBootData(): Promise<BootData> {
	const inlined = document.getElementById(bootElementId)?.textContent;
	if (inlined) return JSON.parse(inlined, withHtml) as BootData;
	const [deployment, config] = await Promise.all([
		fetchJson<BootData["deployment"]>("/deployment.json"),
		fetchJson<BootData["config"]>("/config.json"),
	]);
	return { deployment, config };
}

async function fetchJson<T>(address: string): Promise<T> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answered ${response.status}`);
	return (await response.json()) as T;
}
