import { urls } from "@site/shared-data";
import type { Guest } from "../../deployment/index.ts";
import { dataResponse, htmlResponse } from "./pageResponses.ts";

const remote = (id: string) => ({ version: "1", entry: `/remotes/${id}/1/remoteEntry.js`, integrity: "" });
const guest: Guest = { id: "garden", area: "public", access: "everyone", routes: [{ path: "/garden", title: "Garden" }] };
const remotes = { public: remote("public"), garden: { ...remote("garden"), guest } };

const respond = (path: string, status: number, headers: Record<string, string> = {}) =>
	dataResponse({ status, data: '{"tea":1}', routeIds: [], isIncomplete: false }, { revision: 1, remotes }, { path, headers });

test.each([
	["/essays", 200, "/remotes/public/1/remoteEntry.js"],
	["/garden", 200, "/remotes/public/1/remoteEntry.js /remotes/garden/1/remoteEntry.js"],
	["/admin", 200, ""],
	[urls.notFound(), 404, "/remotes/public/1/remoteEntry.js"],
])("the data of %s with status %i name the remotes %s", async (path, status, entry) => {
	const response = respond(path, status, { "x-partial-content": "1" });
	expect([response.status, await response.json()]).toEqual([200, { entry, loaderData: { tea: 1 } }]);
	expect(Object.fromEntries(response.headers)).toEqual({
		"content-type": "application/json",
		"cache-control": "no-cache",
		"x-robots-tag": "noindex",
		"x-partial-content": "1",
	});
});

test.each([
	["/essays", 404],
	[urls.notFound(), 503],
	["/essays", 503],
])("the data of %s with status %i are only the status and its headers", async (path, status) => {
	const response = respond(path, status, { "x-partial-content": "1" });
	expect([response.status, await response.text(), [...response.headers]]).toEqual([status, "", [["x-partial-content", "1"]]]);
});

test("a page is HTML that browsers check again before they show it, with its own headers", async () => {
	const response = htmlResponse(Buffer.from("<p>Tea"), 503, { "retry-after": "5" });
	expect([response.status, await response.text()]).toEqual([503, "<p>Tea"]);
	expect(Object.fromEntries(response.headers)).toEqual({
		"content-type": "text/html; charset=utf-8",
		"cache-control": "no-cache",
		"retry-after": "5",
	});
});
