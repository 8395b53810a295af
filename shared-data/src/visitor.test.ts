import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { serve } from "./testing/serve.ts";
import { createPublicRepositories } from "./visitor.ts";

let requests = 0;

const server = serve((request, response) => {
	requests++;
	if (request.url?.includes("essays")) return;
	if (request.url?.includes("profile") || request.url?.includes("tags")) {
		response.writeHead(200, { "content-type": "application/json" }).end('[{"greeting":"Hello"}]');
		return;
	}
	response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome to the hotel's network</h1>");
});

const repositories = (timeLimitMs = 5_000) => createPublicRepositories({ url: server.url, key: "key", timeLimitMs });

test("a backend that never responds is offline after the time limit", async () => {
	await expect(repositories(100).essays.listPublished({ limit: 3 })).rejects.toMatchObject({
		name: "DataError",
		kind: "offline",
	});
	await expect(repositories(100).essays.pagePublished({ pageSize: 3 })).rejects.toMatchObject({ kind: "offline" });
	await expect(repositories(100).essays.listSearchEntries()).rejects.toMatchObject({ kind: "offline" });
});

test("a page of an intermediary is an error, not an empty list", async () => {
	await expect(repositories().jobs.list()).rejects.toMatchObject({ kind: "unavailable" });
});

test("malformed rows are an error, and are not requested without end", async () => {
	await expect(repositories().profile.get()).rejects.toMatchObject({ name: "DataError", kind: "unavailable" });
	requests = 0;
	await expect(repositories().projects.listSearchEntries()).rejects.toMatchObject({ name: "DataError", kind: "unavailable" });
	expect(requests).toBe(1);
});

test("an id that no project can have is not queried", async () => {
	requests = 0;
	for (const id of ["../admin", "Kebun", "a--b", "%00", "x".repeat(81)])
		expect(await repositories().projects.getPublished(id)).toBeNull();
	expect(requests).toBe(0);
});

test("the visitor's code imports postgrest-js and nothing else of Supabase", () => {
	const packages = packagesBehind(join(__dirname, "visitor.ts"));
	expect([...packages].sort()).toEqual(["@supabase/postgrest-js"]);
});

test("the shared index brings the router and the atoms, and no client", () => {
	const packages = packagesBehind(join(__dirname, "index.ts"));
	expect([...packages].sort()).toEqual(["@site/shared-ui/router", "jotai"]);
});

/** Every package that a file imports for more than its types, directly or through our own files. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
	const packages = new Set<string>();
	if (seen.has(file)) return packages;
	seen.add(file);
	for (const [, source = ""] of readFileSync(file, "utf8").matchAll(/^(?:import|export)\s+(?!type\s)[^;]*?from\s+"([^"]+)"/gms)) {
		if (!source.startsWith(".")) packages.add(source);
		else for (const name of packagesBehind(join(dirname(file), source), seen)) packages.add(name);
	}
	return packages;
}
