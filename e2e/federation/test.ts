import { type RunningSite, startSite } from "../fixtures/startSite.ts";
import { test as base } from "../fixtures/test.ts";
import { Deployment } from "./Deployment.ts";

/**
 * Tests with their own site, whose remotes may be deployed, damaged and served from another origin. The
 * deployment is restored after each test.
 */
export const test = base.extend<{ restored: undefined }, { deployment: Deployment; site: RunningSite }>({
	deployment: [
		async ({}, use) => {
			const deployment = await Deployment.create();
			await use(deployment);
			await deployment.remove();
		},
		{ scope: "worker", timeout: 120_000 },
	],
	site: [
		async ({ deployment }, use) => {
			const site = await startSite({ SITE_DIST: deployment.dist });
			await use(site);
			await site.stop();
		},
		{ scope: "worker", timeout: 90_000 },
	],
	restored: [
		async ({ deployment }, use) => {
			await use(undefined);
			await deployment.restore();
		},
		{ auto: true },
	],
});
