import { readSystemReport } from "./readSystemReport.ts";

Object.assign(globalThis, { SITE_VERSION: "3" });
// jsdom has no resource timing.
performance.getEntriesByType = () => [];

const originalFetch = globalThis.fetch;
afterEach(() => {
	globalThis.fetch = originalFetch;
});

test("while the registry cannot be read, the report still has the parts of this tab, and says that nothing answers", async () => {
	globalThis.fetch = async () => {
		throw new TypeError("fetch failed");
	};
	const entries = new Map([["public", "/remotes/public/2/remoteEntry.js"]]);
	const config = { supabaseUrl: "https://backend.example", supabaseKey: "k" };
	const report = await readSystemReport(config as Parameters<typeof readSystemReport>[0], entries);
	expect(report.revision).toBeNull();
	expect(report.parts).toMatchObject([
		{ name: "shell", running: "3", deployed: null },
		{ name: "public", running: "2", deployed: null, incompatible: null, hashedFiles: null },
	]);
	const isUnreachable = { isChecked: true, isReachable: false };
	expect(report.backend).toMatchObject({ fromBrowser: isUnreachable, fromServer: isUnreachable });
});
