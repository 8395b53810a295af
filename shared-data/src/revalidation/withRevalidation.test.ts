import { createAdminRepositories } from "../admin.ts";
import { createPublicRepositories } from "../visitor.ts";
import { isContentWrite, withRevalidation } from "./isContentWrite.ts";

const project = "https://project.supabase.test";
const revalidateUrl = "https://site.example/revalidate";

// supabase-js requires a WebSocket when it is created; Node 20 has none and no test opens one.
globalThis.WebSocket ??= EventTarget as unknown as typeof WebSocket;

/** A line on which every call succeeds or fails, and what was called on it. */
function line(status = 200) {
	const calls: string[] = [];
	const fetch: typeof globalThis.fetch = async (input, init) => {
		calls.push(`${init?.method ?? "GET"} ${String(input)}`);
		return new Response("[]", { status, headers: { "content-type": "application/json" } });
	};
	return { calls, fetch };
}

test.each([
	["PATCH", "/rest/v1/essays?id=eq.tea", true],
	["POST", "/rest/v1/jobs", true],
	["DELETE", "/rest/v1/projects?id=eq.a", true],
	["PATCH", "/rest/v1/profile", true],
	["POST", "/rest/v1/redirects", true],
	["PATCH", "/rest/v1/site_settings?updated_at=eq.now", true],
	["POST", "/rest/v1/rpc/put_in_order", true],
	["POST", "/storage/v1/object/essay-images/a.png", false],
	["GET", "/rest/v1/essays", false],
	["PATCH", "/rest/v1/contacts?id=eq.1", false],
	["POST", "/rest/v1/hire_projects", false],
	["POST", "/auth/v1/token", false],
	["POST", "/rest/v1/profiles_of_others", false],
	["POST", "/copy/rest/v1/essays", false],
])("after a successful %s %s the server is notified: %s", async (method, path, isNotified) => {
	const { calls, fetch } = line();
	await withRevalidation(fetch, project, revalidateUrl)(project + path, { method });
	expect(calls.slice(1)).toEqual(isNotified ? [`POST ${revalidateUrl}`] : []);
});

test("a backend in a folder of its host notifies the server as well", async () => {
	const { calls, fetch } = line();
	await withRevalidation(fetch, `${project}/base/`, revalidateUrl)(`${project}/base/rest/v1/essays`, { method: "POST" });
	expect(calls).toHaveLength(2);
});

test("a refused write is not reported, and an unreachable server fails no write", async () => {
	const refused = line(403);
	await withRevalidation(refused.fetch, project, revalidateUrl)(`${project}/rest/v1/essays`, { method: "POST" });
	expect(refused.calls).toHaveLength(1);
	const withoutServer: typeof fetch = async (input) => {
		if (input === revalidateUrl) throw new TypeError("Failed to fetch");
		return new Response(null, { status: 204 });
	};
	const write = withRevalidation(withoutServer, project, revalidateUrl);
	const response = await write(`${project}/rest/v1/essays`, { method: "POST" });
	expect(response.status).toBe(204);
});

test("the admin's client notifies the server that wants it; a static host has none", async () => {
	for (const wanted of [revalidateUrl, undefined]) {
		const { calls, fetch } = line();
		const { jobs } = createAdminRepositories({ url: project, key: "k", fetch, revalidateUrl: wanted });
		await jobs.delete(["0b7c1f52-6f0e-4a36-9d2c-1d0a7f2b9e11"]).catch(() => {});
		expect(calls.filter((call) => call.endsWith("/revalidate"))).toEqual(wanted ? [`POST ${wanted}`] : []);
	}
});

test("a write to any table that public pages read notifies the server", async () => {
	const { calls, fetch } = line();
	const { contacts: _, hireRequests: __, ...repositories } = createPublicRepositories({ url: project, key: "k", fetch });
	await Promise.allSettled(
		Object.values(repositories).flatMap((repository) =>
			Object.values(repository as unknown as Record<string, (query: object) => Promise<unknown>>).map((read) =>
				read({ limit: 1 }),
			),
		),
	);
	const paths = [...new Set(calls.map((call) => new URL(call.split(" ")[1] as string).pathname))];
	const tables = ["essays", "jobs", "profile", "projects", "service_categories", "services", "site_settings"];
	expect(paths.sort()).toEqual([...tables, "rpc/privacy_facts"].sort().map((name) => `/rest/v1/${name}`));
	// The facts are those of the settings of site and mail.
	for (const table of [...tables, "mail_settings"]) expect(isContentWrite("PATCH", `/rest/v1/${table}`)).toBe(true);
});
