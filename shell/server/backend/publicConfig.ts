import type { PublicConfig } from "../../browser/boot/BootData.ts";
import type { Backend } from "../environment.ts";

/**
 * The browser calls the embedded backend at the visitor's own origin, and a hosted project at its own URL.
 */
export function publicConfig(backend: Backend, visitorOrigin: string): PublicConfig {
	return { supabaseUrl: backend.proxySecret ? visitorOrigin : backend.url, supabaseKey: backend.publishableKey };
}
