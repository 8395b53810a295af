import { DataError } from "@site/shared-data";
import { followRedirect } from "./followRedirect.ts";
import type { QueryResult } from "./renderRoutes.tsx";

const url = "https://site.example/essays/old";
const resultOf = (statusCode: number) => ({ result: { statusCode }, isIncomplete: false }) as QueryResult;
const reader = (find: (path: string) => Promise<string | null>) => ({ find });

test("a path without a page is a 301 to its target, whose other letters are encoded", async () => {
	const asked: string[] = [];
	const redirects = reader(async (path) => {
		asked.push(path);
		return "/kopi-é?a=ü#top";
	});
	const response = (await followRedirect(resultOf(404), url, redirects)) as Response;
	expect([response.status, response.headers.get("location")]).toEqual([301, "/kopi-%C3%A9?a=%C3%BC#top"]);
	expect(asked).toEqual(["/essays/old"]);
});

test("a page, a loader's redirect, and a path that leads nowhere stay as they are; redirects of pages are not read", async () => {
	const unread = reader(() => Promise.reject(new Error("read")));
	for (const result of [resultOf(200), resultOf(503), new Response(null, { status: 302 })])
		expect(await followRedirect(result, url, unread)).toBe(result);
	const missing = resultOf(404);
	expect(
		await followRedirect(
			missing,
			url,
			reader(async () => null),
		),
	).toBe(missing);
});

test("while redirects cannot be read, the page that says there is none is not complete", async () => {
	const failing = reader(() => Promise.reject(new DataError("offline", "gone")));
	expect(await followRedirect(resultOf(404), url, failing)).toMatchObject({ result: { statusCode: 404 }, isIncomplete: true });
});
