/*
 * The used part of the federation runtime: remotes are loaded through the container protocol, so only `init`
 * is needed. Without this shim the plugin bundles the whole namespace.
 */
export { init } from "original-federation-runtime";

/** The runtime's share fallbacks import it; this product has none. */
export function getRemoteEntry() {
	throw new Error("Remotes are opened through their container.");
}
