import federation from "whole-bundler-runtime";
import { initContainerEntry } from "whole-container-entry";
import { createInstance } from "whole-federation-runtime";

export { Global } from "whole-federation-core";

/**
 * The federation runtime that the shell lends to remotes, whose entries carry none. What a remote keeps in it is its own; its instance is made anew, because
 * the runtime would look for one by the name of the build that it came with.
 */
export const forRemotes = {
	...federation,
	runtime: { init: createInstance },
	get bundlerRuntime() {
		return { ...federation.bundlerRuntime, initContainerEntry, S: {} };
	},
	get bundlerRuntimeOptions() {
		return {};
	},
	get instance() {
		return undefined;
	},
	get initOptions() {
		return undefined;
	},
};
