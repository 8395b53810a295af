import type { RenderedHtml } from "@site/shared-data";
import type { Deployment } from "../../deployment/index.ts";

/** The data in the document, so that the first remote can load without another request. */
export interface BootData {
	deployment: Deployment;
	config: PublicConfig;
	/** The site has remotes that need a session; documents do not name them. */
	isPartial?: true;
	/** Loader data of the matched routes; absent when the server rendered only the shell. */
	hydration?: HydrationData;
}

/** The body of /config.json. The key is the public one. */
export interface PublicConfig {
	supabaseUrl: string;
	supabaseKey: string;
	/** The URL to call after a write that bypasses the server; absent in an exported site. */
	revalidateUrl?: string;
	/** Whether an admin's tab may load a remote from the developer's own machine. */
	remoteOverrides?: true;
}

export interface HydrationData {
	loaderData: Record<string, unknown>;
	/** The action's data after a form was sent without script. */
	actionData: Record<string, unknown> | null;
	errors: Record<string, unknown> | null;
}

/** The id of the `<script type="application/json">` with the BootData. */
export const bootElementId = "boot";

/** Reads the boot data of the document; the development page has none and fetches it. */
export async function readBootData(): Promise<BootData> {
	const inlined = document.getElementById(bootElementId)?.textContent;
	if (inlined) return JSON.parse(inlined, restoreRenderedHtml) as BootData;
	const fetchJson = async (url: string) => (await fetch(url)).json();
	const [deployment, config] = await Promise.all([fetchJson("/deployment.json"), fetchJson("/config.json")]);
	return { deployment, config };
}

/**
 * A replacer for JSON.stringify on the server. Rendered HTML is sent once: the boot data contain the id of
 * its element ({ htmlOf: domId }), from which the browser reads it.
 */
export function omitRenderedHtml(_key: string, value: unknown): unknown {
	return isRenderedHtml(value) ? { htmlOf: value.domId } : value;
}

/** A reviver for JSON.parse in the browser. Call it before the page is modified. */
export function restoreRenderedHtml(_key: string, value: unknown): unknown {
	if (typeof value !== "object" || value === null || !("htmlOf" in value) || typeof value.htmlOf !== "string") return value;
	return { __html: document.getElementById(value.htmlOf)?.innerHTML ?? "", domId: value.htmlOf } satisfies RenderedHtml;
}

function isRenderedHtml(value: unknown): value is RenderedHtml {
	return typeof value === "object" && value !== null && "__html" in value && "domId" in value && typeof value.domId === "string";
}
