/*
 * What a build of this product uses of the federation runtime: remotes are opened through the container protocol, so that only the making of an instance is
 * left. The plugin keeps the whole namespace otherwise.
 */
export { init } from "whole-federation-runtime";

/** Named by the runtime's share fallbacks, which this product has none of. */
export function getRemoteEntry() {
	throw new Error("Remotes are opened through their container.");
}
