import { fitRegistry, toDeployment } from "./deployment.ts";
import { parseRegistry, type Release } from "./registry.ts";

const hash = `sha256-${"A".repeat(43)}=`;

test.each([
	["^19.3.1", "19.3.1", true],
	["^19.3.1", "19.3.2", true],
	["^19.3.1", "19.4.0", true],
	["^9.3.1", "10.3.1", false],
	["^9.10.1", "9.9.1", false],
	["^1.0.0", "1.0.1", true],
	["^0.0.0", "0.0.0", true],
	["^0.0.0", "0.0.1", false],
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

const shell = {
	sharedVersions: { "@site/shared-data": "0.1.0" },
	types: { "@site/shared-data": { urls: "aaaaaaaa", pages: "bbbbbbbb" }, urls: { home: "cccccccc", essay: "dddddddd" } },
	contract: "12345678",
};
const fitting = { "@site/shared-data": { urls: "aaaaaaaa" }, urls: { home: "cccccccc" } };
const tooNew = { ...fitting, urls: { home: "eeeeeeee", talks: "ffffffff" } };
const refusal =
	"public: was built for another contract: this shell lacks urls.talks and has another type of urls.home. " +
	"Restart the site with a shell that has it, or publish a build for this one.";

test("a remote runs in every shell that has what it imports", () => {
	const registry = registryWith({ imports: fitting });
	expect(fitRegistry(registry, shell)).toEqual({ ...registry, contract: "12345678" });
});

test("a remote that imports what the shell lacks is refused with the names, and by a shell that records nothing", () => {
	const registry = registryWith({ imports: tooNew });
	expect(fitRegistry(registry, shell).remotes.public).toEqual({ incompatible: refusal, access: "everyone" });
	const old = fitRegistry(registry, { sharedVersions: own, types: {} }).remotes.public;
	expect(old).toMatchObject({ incompatible: expect.stringContaining("this shell lacks urls, urls.home, urls.talks. ") });
});

test.each([
	[5, "urls.a0, urls.a1, urls.a2, urls.a3, urls.a4. Restart"],
	[6, "urls.a0, urls.a1, urls.a2, urls.a3, urls.a4 and 1 more. Restart"],
])("of %d missing members a refusal names five", (count, names) => {
	const urls = Object.fromEntries(Array.from({ length: count }, (_, index) => [`a${index}`, "gggggggg"]));
	expect(fitRegistry(registryWith({ imports: { urls } }), shell).remotes.public).toMatchObject({
		incompatible: expect.stringContaining(`this shell lacks ${names}`),
	});
});

test("a type that differs as a whole is named without a member", () => {
	const registry = registryWith({ imports: { Essay: { "": "gggggggg" }, urls: { essay: "gggggggg" } } });
	expect(fitRegistry(registry, shell).remotes.public).toMatchObject({
		incompatible: expect.stringContaining("this shell lacks Essay and has another type of urls.essay. "),
	});
});

test("the last release that fits stays in force until the shell has what the next one imports", () => {
	const { remotes } = registryWith({ imports: fitting });
	const before = remotes.public as Release;
	const history = [
		registryWith({ imports: tooNew }).remotes.public,
		{ ...before, rolledBack: true },
		{ ...before, version: "0" },
	];
	const registry = { ...registryWith({ imports: tooNew }), history: { public: history as Release[] } };
	expect(fitRegistry(registry, shell).remotes.public).toEqual({ ...before, version: "0", refused: refusal });
	const newShell = { ...shell, types: { ...shell.types, ...tooNew } };
	expect(fitRegistry(registry, newShell).remotes.public).toEqual(registry.remotes.public);
});

const own = { "@site/shared-data": "0.1.0" };

function registryWith(change: { requires?: Record<string, string>; contract?: string; imports?: object }) {
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
