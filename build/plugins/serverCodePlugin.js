import { rspack } from "@rspack/core";

/** Replaces `*.server.ts` with `*.browser.ts` in the browser bundles of server-rendered apps. */
export const serverCodePlugin = new rspack.NormalModuleReplacementPlugin(/\.server\.ts$/, (resource) => {
	resource.request = resource.request.replace(/\.server\.ts$/, ".browser.ts");
});
