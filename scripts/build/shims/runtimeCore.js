import federation from "whole-bundler-runtime";
import { initContainerEntry } from "whole-container-entry";
import { createInstance } from "whole-federation-runtime";

export { Global } from "whole-federation-core";

/**
 * The federation runtime that the shell provides to remotes, whose entries carry none. A remote keeps its own
 * state, and its instance is created here, because the runtime would look for one by the name of its own
 * build.
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
