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
	const { remotes } = toDeployment(registryWith({ requires: { react: range }, provides: ["public"] }), { react: version });
	if (isFine) expect(remotes.public).toEqual({ version: "1", entry: "/remotes/public/1/remoteEntry.js", integrity: hash });
	else expect(remotes.public).toEqual({ incompatible: `public: needs react ${range}, and this shell provides ${version}.` });
});

test("a remote that requires a package the shell does not provide is incompatible", () => {
	const { remotes } = toDeployment(registryWith({ requires: { preact: "^10.0.0" }, provides: ["public"] }), { react: "19.3.1" });
	expect(remotes.public).toEqual({ incompatible: "public: needs preact, which this shell does not provide." });
});

test("a build of another remote is incompatible", () => {
	const { remotes } = toDeployment(registryWith({ requires: {}, provides: ["admin"] }), {});
	expect(remotes.public).toEqual({ incompatible: "public: the build offers admin." });
});

function registryWith(contract: { requires: Record<string, string>; provides: string[] }) {
	const release = {
		version: "1",
		entry: "/remotes/public/1/remoteEntry.js",
		integrity: { "remoteEntry.js": hash },
		assets: [],
		pages: {},
		contract,
		publishedAt: "2026-11-21T10:00:00.000Z",
	};
	return parseRegistry({ revision: 1, remotes: { public: release } });
}
