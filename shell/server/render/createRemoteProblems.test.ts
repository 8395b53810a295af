import { parseRegistry, type Release } from "../../deployment/index.ts";
import { createRemoteProblems } from "./createRemoteProblems.ts";

const release = (id: string, version: string, access = "everyone") => ({
	id,
	area: "public",
	access,
	contract: "^0.1.0",
	version,
	assets: [],
	pages: {},
	requires: {},
	routes: [],
	entry: `/remotes/${id}/${version}/remoteEntry.js`,
	integrity: { "remoteEntry.js": `sha256-${"A".repeat(43)}=` },
	publishedAt: "2026-11-27T10:00:00.000Z",
});
let registry = parseRegistry({ revision: 1, remotes: {} });

beforeEach(() => {
	jest.useFakeTimers();
	const remotes = { public: release("public", "2"), admin: release("admin", "1"), garden: release("garden", "1") };
	registry = parseRegistry({ revision: 1, remotes, history: { public: [release("public", "1")] } });
});
afterEach(() => jest.useRealTimers());

test("failed renders are counted with the command that repairs them, until the page that failed renders again", () => {
	const { list, failed, rendered } = createRemoteProblems(() => registry);
	expect(list()).toEqual([]);
	failed("public", new Error("urls.talks is not a function"), "/");
	failed("public", new Error("urls.talks is not a function"), "/store");
	rendered("public", "/contact");
	const problem = "Its pages fail; the log has the error.";
	expect(list()).toEqual([{ id: "public", failedRenders: 2, problem, repair: "npm run remote -- rollback public" }]);
	failed("garden", new Error("away"));
	expect(list()[1]).toEqual({ id: "garden", failedRenders: 1, problem, repair: "npm run remote -- publish <its folder>" });
	rendered("garden", "/garden");
	rendered("public", "/store");
	expect(list()).toEqual([]);
});

test("a failure ends with the next release, and five minutes after the last one", () => {
	const { list, failed } = createRemoteProblems(() => registry);
	failed("public", new Error("broken"), "/");
	const { remotes } = registry;
	registry = { ...registry, remotes: { ...remotes, public: registry.history.public?.[0] as Release } };
	expect(list()).toEqual([]);
	failed("public", new Error("broken"), "/");
	jest.advanceTimersByTime(299_000);
	expect(list()).toMatchObject([{ failedRenders: 1 }]);
	jest.advanceTimersByTime(2_000);
	expect(list()).toEqual([]);
});

test("a refused remote is named without a request, and one that needs a session is not named to everybody", () => {
	const { remotes } = registry;
	const refused = { incompatible: "garden: was built for another contract." };
	registry = {
		...registry,
		history: { garden: registry.history.public ?? [] },
		remotes: { ...remotes, garden: { ...refused, access: "everyone" }, letters: { ...refused, access: "session" } },
	};
	const { list } = createRemoteProblems(() => registry);
	const problem = "garden: was built for another contract.";
	expect(list()).toEqual([{ id: "garden", failedRenders: 0, problem, repair: "npm run remote -- publish <its folder>" }]);
});
