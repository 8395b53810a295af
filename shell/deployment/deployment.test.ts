import { toDeployment } from "./deployment.ts";
import { parseRegistry } from "./registry.ts";

const hash = `sha256-${"A".repeat(43)}=`;

test.each([
	["^19.3.1", "19.3.1", true],
	["^19.3.1", "19.4.0", true],
	["^19.3.1", "19.3.0", false],
	["^19.3.1", "20.0.0", false],
	["^19.3.1", "18.9.9", false],
	["^0.1.2", "0.1.9", true],
	["^0.1.2", "0.1.1", false],
	["^0.1.2", "0.2.0", false],
	["^0.0.3", "0.0.4", false],
])("a remote that requires react %s in a shell with %s: %s", (range, version, isFine) => {
	const { remotes } = toDeployment(registryWith({ requires: { react: range } }), { ...own, react: version });
	if (isFine) expect(remotes.public).toEqual({ version: "1", entry: "/remotes/public/1/remoteEntry.js", integrity: hash });
	else expect(remotes.public).toEqual({ incompatible: `public: needs react ${range}, and this shell provides ${version}.` });
});

test("a remote that requires a package the shell does not provide is incompatible", () => {
	const { remotes } = toDeployment(registryWith({ requires: { preact: "^10.0.0" } }), { ...own, react: "19.3.1" });
	expect(remotes.public).toEqual({ incompatible: "public: needs preact, which this shell does not provide." });
});

test.each([["^0.2.0"], ["^1.0.0"], ["^0.0.9"]])("a remote that was made for the contract %s is incompatible", (contract) => {
	const { remotes } = toDeployment(registryWith({ contract }), own);
	expect(remotes.public).toEqual({ incompatible: `public: was made for the contract ${contract}, and this shell has 0.1.0.` });
});

const own = { "@site/shared-data": "0.1.0" };

function registryWith(change: { requires?: Record<string, string>; contract?: string }) {
	const release = {
		id: "public",
		area: "public",
		contract: "^0.1.0",
		access: "everyone",
		routes: [],
		version: "1",
		entry: "/remotes/public/1/remoteEntry.js",
		integrity: { "remoteEntry.js": hash },
		assets: [],
		pages: {},
		requires: {},
		publishedAt: "2026-11-21T10:00:00.000Z",
		...change,
	};
	return parseRegistry({ revision: 1, remotes: { public: release } });
}
