/** Reads and writes releases on disk: for the server and for commands, never for a browser. */
export { hashBuild, listBuild } from "./buildFiles.ts";
export { oncePerTurn } from "./oncePerTurn.ts";
export { type PublishOptions, publish, remove, rollBack } from "./publish.ts";
export {
	loadOrCreateRegistry,
	readRegistry,
	readShell,
	readShellVersion,
	readStartedBuilds,
	supersededPath,
	watchRegistry,
	writeJson,
} from "./registryFile.ts";
export { verifyHashes, verifyServerBuild } from "./verifyHashes.ts";
