/** The deployment for pages, server and commands; ./disk reads and writes it. */
export { type Deployment, toDeployment, type UsableRemote } from "./deployment.ts";
export { type Incompatible, parseRegistry, type Registry, type Release } from "./registry.ts";
export { remoteFor } from "./remoteFor.ts";
