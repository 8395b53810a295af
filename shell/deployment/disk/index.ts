/** Reads and writes releases on disk: for the server and for commands, never for a browser. */
export { listReleases } from "./listReleases.ts";
export { publish } from "./publish.ts";
export { loadOrCreateRegistry, readRegistry, watchRegistry, writeJson } from "./registryFile.ts";
export { rollBack } from "./rollBack.ts";
export { verifyRelease } from "./verifyRelease.ts";
export { verifyServerBuild } from "./verifyServerBuild.ts";
