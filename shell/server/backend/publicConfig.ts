import type { PublicConfig } from "../../browser/boot/BootData.ts";
import type { Backend } from "../environment.ts";

/**
 * The browser calls the embedded backend at the visitor's own origin, whose proxy purges with each write,
 * and a hosted project at its own URL.
 */
export function publicConfig(backend: Backend, visitorOrigin: string): PublicConfig {
	const { url, publishableKey: supabaseKey, proxySecret } = backend;
	return proxySecret
		? { supabaseUrl: visitorOrigin, supabaseKey }
		: { supabaseUrl: url, supabaseKey, revalidateUrl: "/revalidate" };
}
