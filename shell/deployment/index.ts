/** The deployment for pages, server and commands; ./disk reads and writes it. */
export { areaOf, guestPrefix, isFrame } from "./areas.ts";
export {
	type Deployment,
	fitRegistry,
	type Guest,
	toDeployment,
	toUsable,
	type UsableRemote,
} from "./deployment.ts";
export { findIncompatibility } from "./findIncompatibility.ts";
export { parseBuild, parseManifest } from "./manifest.ts";
export {
	type Access,
	deploymentFor,
	guestFor,
	guestPagesOf,
	guestsOf,
	guestWithId,
	isForEveryone,
	matches,
	releasesFor,
	remotesFor,
	sitemapPathsOf,
} from "./owner.ts";
export { contractHeader, type Incompatible, parseRegistry, type Registry, type Release } from "./registry.ts";
