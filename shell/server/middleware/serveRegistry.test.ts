import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { parseRegistry } from "../../deployment/index.ts";
import { createVisitorRepositories } from "../backend/createVisitorRepositories.ts";
import { currentRequest } from "../requests/currentRequest.ts";
import { serveRegistry } from "./serveRegistry.ts";

/* A backend with three accounts, and a registry with a remote for each kind of reader. */

const release = (id: string, access: string, area = "public") => ({
	id,
	area,
	access,
	contract: "^0.1.0",
	version: "1",
	assets: [],
	pages: {},
	requires: {},
	routes: [{ path: area === "admin" ? `/admin/${id}` : `/${id}`, title: `Title of ${id}` }],
	entry: `/remotes/${id}/1/remoteEntry.js`,
	integrity: { "remoteEntry.js": `sha256-${"A".repeat(43)}=` },
	publishedAt: "2026-11-27T10:00:00.000Z",
});
const registry = parseRegistry({
	revision: 7,
	remotes: {
		garden: { ...release("garden", "everyone"), imports: { urls: { home: "12345678" } } },
		letters: release("letters", "session"),
		tools: release("tools", "admin", "admin"),
		damaged: { ...release("damaged", "admin"), routes: "none" },
	},
});

const lists: Record<string, [status: number, rows: object[]]> = {
	"Bearer admin": [200, [{ user_id: "1" }]],
	"Bearer account": [200, []],
	"Bearer failing": [500, []],
};
let backend: Server;
beforeAll(async () => {
	backend = createServer((request, response) => {
		const { apikey, "x-forwarded-for": ip } = request.headers;
		const isList = request.url === "/rest/v1/admins?select=user_id" && apikey === "key" && ip === "192.0.2.1";
		const [status, rows] = (isList && lists[request.headers.authorization ?? ""]) || [401, []];
		response.writeHead(status).end(JSON.stringify(rows));
	});
	await new Promise<void>((resolve) => backend.listen(0, "127.0.0.1", resolve));
});
afterAll(() => backend.close());

async function read(authorization?: string, known?: string): Promise<Response> {
	const url = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
	const { readAccess } = createVisitorRepositories({ url, publishableKey: "key", proxySecret: "secret" });
	const app = new Hono();
	app.get("/registry.json", serveRegistry({ build: { registry: () => registry }, readAccess }));
	const request = { requestId: "1", ip: "192.0.2.1", response: {} as ServerResponse };
	const headers = { ...(authorization && { authorization }), ...(known && { "if-none-match": known }) };
	return currentRequest.run(request, async () => app.request("/registry.json", { headers }));
}

test.each([
	["without a session", undefined, ["public", "admin", "garden"]],
	["behind a proxy's password", "Basic dGVhOnRlYQ==", ["public", "admin", "garden"]],
	["of an account", "Bearer account", ["public", "admin", "garden", "letters"]],
	["of an admin", "Bearer admin", ["public", "admin", "garden", "letters", "tools", "damaged"]],
])("a reader %s gets the remotes whose pages it may open", async (_, authorization, ids) => {
	const response = await read(authorization);
	const text = await response.text();
	expect(Object.keys(JSON.parse(text).remotes).sort()).toEqual([...ids].sort());
	if (!authorization) expect(text).not.toMatch(/letters|tools|damaged/);
	expect(JSON.parse(text).remotes.garden).toMatchObject({ version: "1", entry: "/remotes/garden/1/remoteEntry.js" });
	expect(text).not.toContain("imports");
	expect(response.headers.get("vary")).toBe("authorization");
});

test("a tab that has the registry gets a 304, an account with more remotes does not", async () => {
	const known = (await read()).headers.get("etag") ?? "";
	expect((await read(undefined, known)).status).toBe(304);
	expect((await read("Bearer admin", known)).status).toBe(200);
});

test("no cache keeps what an account gets, and a refused session or a failing backend gets nothing", async () => {
	expect((await read("Bearer admin")).headers.get("cache-control")).toBe("private, no-store");
	expect((await read("Bearer forged")).status).toBe(401);
	expect((await read("Bearer failing")).status).toBe(503);
});
