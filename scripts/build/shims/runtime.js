/*
 * What this product uses of the federation runtime: remotes are opened through the container protocol, so
 * only the creation of an instance is left. Without this shim the plugin keeps the whole namespace.
 */
export { init } from "whole-federation-runtime";

/** Named by the runtime's share fallbacks, which this product has none of. */
export function getRemoteEntry() {
	throw new Error("Remotes are opened through their container.");
}
