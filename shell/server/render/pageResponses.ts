import { urls } from "@site/shared-data";
import { type Deployment, remotesFor } from "../../deployment/index.ts";
import type { RenderedPage } from "./renderRoutes.tsx";

/** The loader data of a page for a tab with the same remotes; statuses other than 200 have no body. */
export function dataResponse(
	{ status, data: loaderData }: RenderedPage,
	deployment: Deployment,
	{ path, headers }: { path: string; headers: Record<string, string> },
) {
	// A static host answers every missing page with the data of one path.
	if (status !== 200 && !(status === 404 && path === urls.notFound())) return new Response(null, { status, headers });
	const entries = remotesFor(deployment, path).map((id) => deployment.remotes[id]);
	const entry = entries.map((remote) => (remote && "entry" in remote ? remote.entry : "")).join(" ");
	// PageData, whose loader data are JSON already.
	return new Response(`{"entry":${JSON.stringify(entry)},"loaderData":${loaderData}}`, {
		headers: { "content-type": "application/json", "cache-control": "no-cache", "x-robots-tag": "noindex", ...headers },
	});
}

export function htmlResponse(html: Buffer<ArrayBuffer>, status: number, headers: Record<string, string>) {
	return new Response(html, {
		status,
		headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-cache", ...headers },
	});
}
