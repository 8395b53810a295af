import type { PublicConfig } from "../src/boot/BootData.ts";
import type { Backend } from "./environment.ts";
import { siteOrigin } from "./siteOrigin.ts";

/** The browser reaches the embedded backend through the origin it already talks to, and a hosted project at its own address. */
export function publicConfig(backend: Backend, request: Request): PublicConfig {
	return { supabaseUrl: backend.proxySecret ? siteOrigin(request) : backend.url, supabaseKey: backend.publishableKey };
}
