import type { PublicConfig } from "../../browser/boot/BootData.ts";
import type { Backend } from "../environment.ts";

/**
 * The browser reaches the embedded backend through the origin that it is on, and a hosted project at its
 * own URL.
 */
export function publicConfig(backend: Backend, visitorOrigin: string): PublicConfig {
	return { supabaseUrl: backend.proxySecret ? visitorOrigin : backend.url, supabaseKey: backend.publishableKey };
}
