import { join } from "node:path";
import { federatedHost, federatedRemote } from "../../rspack.shared.js";

const dir = import.meta.dirname;

// Only the browser builds: its remote.json requires a session, so it needs no server build. Of this product's
// shared packages it contains only the router.
export default [federatedHost({ dir })()[0], federatedRemote({ dir })()].map((build) => {
	const alias = { "@site/shared-ui/router$": join(dir, "router.ts") };
	for (const name of ["@site/shared-ui", "@site/shared-data"]) alias[`${name}$`] = false;
	return { ...build, resolve: { ...build.resolve, alias: { ...build.resolve.alias, ...alias } } };
});
