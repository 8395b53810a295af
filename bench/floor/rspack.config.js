import { join } from "node:path";
import { federatedHost, federatedRemote } from "../../rspack.shared.js";

const dir = import.meta.dirname;

// The browser builds alone: its remote.json asks for a session, so no server build has to be waited for.
// Of the shared packages of this product nothing but the router is left.
export default [federatedHost({ dir })()[0], federatedRemote({ dir })()].map((build) => {
	const alias = { "@site/shared-ui/router$": join(dir, "router.ts") };
	for (const name of ["@site/shared-ui", "@site/shared-data"]) alias[`${name}$`] = false;
	return { ...build, resolve: { ...build.resolve, alias: { ...build.resolve.alias, ...alias } } };
});
