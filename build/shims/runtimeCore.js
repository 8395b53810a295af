import federation from "original-bundler-runtime";
import { initContainerEntry } from "original-container-entry";
import { createInstance } from "original-federation-runtime";

export { Global } from "original-federation-core";

/**
 * The federation runtime that the shell provides to remotes, whose entries contain none. Each remote has its
 * own state. Its instance is created here, because the runtime would look it up by the shell's name.
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
