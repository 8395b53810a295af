/** The deployment as pages, server and commands know it; what reads and writes the disk is behind ./disk. */
export { type Deployment, toDeployment, type UsableRemote } from "./deployment.ts";
export { type Incompatible, parseRegistry, type Registry, type Release } from "./registry.ts";
export { remoteFor } from "./remoteFor.ts";
