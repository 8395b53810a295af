/** What the shell lends to the remotes' builds of the federation runtime: the names that runtime.js leaves in use, and no more of the core. */
export {
	CurrentGlobal,
	Global,
	getGlobalFederationConstructor,
	ModuleFederation,
	setGlobalFederationConstructor,
	setGlobalFederationInstance,
} from "whole-federation-core";
