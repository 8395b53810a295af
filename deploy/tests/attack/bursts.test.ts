import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../build/paths.ts";
import { allowedRequests } from "../../../supabase/embedded/gateway/requestFilter.ts";
import { apiAttacks, siteAttacks } from "./bursts.ts";

test("every route of the app has its burst", () => {
	const source = readFileSync(join(root, "shell/server/app.ts"), "utf8");
	const routes = [...source.matchAll(/\bapp\.(get|post|put|patch|delete|all|on)\("([^"]+)"/g)];
	const own = routes.filter(([, method]) => method !== "all").map(([, method = "", path]) => `${method.toUpperCase()} ${path}`);
	expect([...new Set(own)].sort()).toEqual(Object.keys(siteAttacks).sort());
	// The backend's APIs have separate bursts.
	const proxied = routes.filter(([, method]) => method === "all").map(([, , path]) => path);
	expect(proxied).toEqual(["/rest/v1/*", "/auth/v1/*", "/storage/v1/*"]);
});

test("every request that the gateway lets through has its burst", () => {
	const calls = Object.values(apiAttacks)
		.flatMap((attacks) => attacks("key"))
		.map(({ method, path }) => ({ method, path: new URL(path(), "http://site").pathname }));
	const missing = allowedRequests.flatMap(([pattern, methods]) =>
		methods
			// Answered like GET.
			.filter((method) => method !== "HEAD")
			.filter((method) => !calls.some((call) => call.method === method && pattern.test(call.path)))
			.map((method) => `${method} ${pattern.source}`),
	);
	expect(missing).toEqual([]);
	const methods = /rpc\\\/\(([a-z_|]+)\)/g;
	const named = allowedRequests.flatMap(([pattern]) =>
		[...pattern.source.matchAll(methods)].flatMap(([, names = ""]) => names.split("|")),
	);
	expect(named.filter((name) => !calls.some(({ path }) => path === `/rest/v1/rpc/${name}`))).toEqual([]);
});
