import { join } from "node:path";
import { root } from "./paths.ts";
import { runNode } from "./runNode.ts";

/**
 * Adds the contract for remotes' authors to a build of the shell. Only a build has the tools to pack it, and
 * the sources that the shell is made of.
 */
export const addContract = (folder: string) =>
	runNode(["--import", "tsx", join(root, "scripts/create/writeContract.ts"), folder], root);
