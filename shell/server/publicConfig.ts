import type { PublicConfig } from "../src/boot/BootData.ts";
import type { Backend } from "./environment.ts";

/** The browser reaches the embedded backend through the origin it already talks to, and a hosted project at its own address. */
export function publicConfig(backend: Backend, request: Request): PublicConfig {
	return { supabaseUrl: backend.proxySecret ? originOf(request) : backend.url, supabaseKey: backend.publishableKey };
}

/** The origin as the visitor typed it: a reverse proxy tells the scheme. */
function originOf(request: Request): string {
	const url = new URL(request.url);
	const scheme = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
	return scheme === "https" || scheme === "http" ? `${scheme}://${url.host}` : url.origin;
}
