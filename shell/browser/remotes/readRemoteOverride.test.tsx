import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { readRemoteOverride } from "./readRemoteOverride.tsx";

Object.assign(globalThis, { SITE_SHARED_VERSIONS: {}, SITE_CONTRACT: "", SITE_REFRESHES: false });

const admin = { id: "1", email: "admin@example.test", name: "Raka", isAdmin: true };
const requested: string[] = [];
const originalFetch = globalThis.fetch;

beforeEach(() => {
	requested.length = 0;
	globalThis.fetch = async (url) => {
		requested.push(String(url));
		return new Response(null, { status: 404 });
	};
});
afterEach(() => {
	jest.restoreAllMocks();
	globalThis.fetch = originalFetch;
	sessionStorage.clear();
	document.body.replaceChildren();
});

const open = (asked: string, signedIn: typeof admin | undefined = admin) => {
	history.replaceState(null, "", `/?${new URLSearchParams({ remote: asked })}`);
	const repositories = createMemoryAdminRepositories({ signedIn });
	return readRemoteOverride({ repositories: async () => repositories } as unknown as Parameters<typeof readRemoteOverride>[0]);
};

test.each([
	["garden@http://localhost:4001", "http://localhost:4001/"],
	["garden@http://localhost:4001/", "http://localhost:4001/"],
	["a-1@http://127.0.0.1", "http://127.0.0.1/"],
	["garden@http://127.0.0.1:80/dist/v1.0_a-b", "http://127.0.0.1:80/dist/v1.0_a-b/"],
])("the tab of an admin asks for the build of %s", async (asked, folder) => {
	await open(asked);
	expect(requested).toEqual([`${folder}remote.json`]);
});

test.each([
	"garden@http://localhost.evil.example",
	"garden@http://localhost:4001.evil.example",
	"garden@http://localhost:4001@evil.example",
	"garden@http://localhost:@evil.example",
	"garden@http://localhost\\evil.example",
	"garden@http://localhost?evil.example",
	"garden@http://localhost/#a",
	"garden@http://localhost/a\n",
	"garden@https://localhost",
	"garden@http://evil.example/",
	"garden@http://evil.example/http://localhost",
	"garden@http://127.0.0.11",
	"garden@http://127.0.001",
	"garden@http://127x0x0x1",
	"garden@//localhost",
	"Garden@http://localhost",
	"1garden@http://localhost",
	"a b@http://localhost",
	"x@garden@http://localhost",
	"@http://localhost",
	"http://localhost",
	"",
])("the tab of an admin asks for nothing with %j", async (asked) => {
	expect(await open(asked)).toBeUndefined();
	expect([requested, sessionStorage.length]).toEqual([[], 0]);
});

test("a browser that blocks storage loads the build of the address", async () => {
	jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
		throw new DOMException("Access is denied.", "SecurityError");
	});
	await open("garden@http://localhost:4001");
	expect(await open("")).toBeUndefined();
	expect(requested).toEqual(["http://localhost:4001/remote.json"]);
});

test.each([undefined, { ...admin, isAdmin: false }])("the tab of the account %j asks for nothing", async (signedIn) => {
	history.replaceState(null, "", "/");
	sessionStorage.setItem("remote", "garden@http://localhost");
	const repositories = createMemoryAdminRepositories(signedIn && { signedIn });
	const read = readRemoteOverride({ repositories: async () => repositories } as unknown as Parameters<
		typeof readRemoteOverride
	>[0]);
	expect(await read).toBeUndefined();
	expect(requested).toEqual([]);
});
