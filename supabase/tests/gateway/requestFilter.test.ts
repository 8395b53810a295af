import { refusalOf, routeOf, toEngineHeaders, toVisitorHeaders } from "../../embedded/gateway/requestFilter.ts";

const refusal = (method: string, path: string, headers: Record<string, string> = {}, isVisitor = true) => {
	const url = `http://site.example${path}`;
	return refusalOf(new Request(url, { method, headers }), new URL(url), isVisitor)?.[0];
};

const methods = ["GET", "HEAD", "POST", "PATCH", "PUT", "DELETE"];
const essayImages = "/storage/v1/object/essay-images";

/** Every kind of path that the gateway forwards, and its methods. */
const paths: readonly [path: string, allowed: string][] = [
	["/rest/v1/rpc/preview_entry", "POST"],
	["/rest/v1/rpc/delete_person", "POST"],
	["/rest/v1/rpc/claim_mails", "POST"],
	["/rest/v1/rpc/admin_emails", "POST"],
	["/rest/v1/hire_projects", "GET HEAD POST PATCH PUT DELETE"],
	["/storage/v1/bucket", "GET HEAD POST"],
	["/storage/v1/bucket/essay-images", "GET HEAD"],
	["/storage/v1/object/list/essay-images", "POST"],
	[essayImages, "DELETE"],
	["/auth/v1/token", "POST"],
	["/auth/v1/logout", "POST"],
	["/auth/v1/recover", "POST"],
	["/auth/v1/verify", "GET POST"],
	["/auth/v1/user", "GET PUT"],
	["/auth/v1/health", "GET HEAD"],
	["/auth/v1/.well-known/openid-configuration", "GET HEAD"],
	["/auth/v1/.well-known/jwks.json", "GET HEAD"],
];

test.each([
	...paths,
	["/storage/v1/object/public/essay-images/2026/a.png", "GET HEAD"],
	[`${essayImages}/a.png`, "GET HEAD POST PUT"],
	...paths.flatMap(([path]): [string, string][] => [
		[`${path}9`, ""],
		[`/9${path}`, ""],
	]),
	[`/9${essayImages}/a.png`, ""],
	[`/9/storage/v1/object/public/essay-images/a.png`, ""],
	[`${essayImages}/`, ""],
	["/storage/v1/object/public/essay-images/", ""],
	["/storage/v1/object/sign/a.png", ""],
	["/storage/v1/object/info/essay-images/a.png", ""],
	[`${essayImages}/a%2Fb`, ""],
	[`${essayImages}/a%2fb`, ""],
	[`${essayImages}/a%5Cb`, ""],
	[`${essayImages}//a`, ""],
])("the gateway forwards %s with the methods %j", (path, allowed) => {
	expect(methods.filter((method) => refusal(method, path) !== 404).join(" ")).toBe(allowed);
});

const [kilobyte, megabyte] = [1024, 1024 * 1024];
const [rows, view, token, upload] = ["/rest/v1/essays", "/rest/v1/rpc/count_visit", "/auth/v1/token", `${essayImages}/a.png`];

test.each([
	["a visitor's rows", rows, true, 64 * kilobyte],
	["a visitor's upload", upload, true, 64 * kilobyte],
	["a visitor's view", view, true, 4 * kilobyte],
	["an admin's view", view, false, 4 * kilobyte],
	["an admin's sign-in", token, false, 64 * kilobyte],
	["an admin's rows", rows, false, megabyte],
	["an admin's upload", upload, false, 6 * megabyte],
])("the body of %s has its maximum", (_, path, isVisitor, maxBytes) => {
	const withLength = (bytes: number) => refusal("POST", path, { "content-length": String(bytes) }, isVisitor);
	expect([withLength(maxBytes), withLength(maxBytes + 1)]).toEqual([undefined, 413]);
	expect(refusal("POST", path, {}, isVisitor)).toBeUndefined();
});

test.each([
	["the longest query", `?${"a".repeat(2047)}`, {}, true, undefined],
	["a longer query", `?${"a".repeat(2048)}`, {}, true, 414],
	["an admin's longer query", `?${"a".repeat(2048)}`, {}, false, undefined],
	["a null character", "?a=%00", {}, false, 400],
	["a body without a length", "", { "transfer-encoding": "chunked" }, false, 411],
])("a request with %s", (_, query, headers, isVisitor, status) => {
	expect(refusal("GET", `/rest/v1/essays${query}`, headers, isVisitor)).toBe(status);
});

test("a log names a path without the part that a visitor chooses", () => {
	expect(["/rest/v1/essays", `${essayImages}/a.png`, "/"].map(routeOf)).toEqual(["/rest/v1/essays", "/storage/v1/object", "/"]);
});

test("the engine gets only headers that it uses, and the true length of the body", () => {
	const headers = new Headers({ accept: "text/csv", prefer: "", cookie: "a=b", "content-length": "9", "x-site-proxy": "secret" });
	expect(toEngineHeaders(headers, new Uint8Array(3))).toEqual([
		["accept", "text/csv"],
		["prefer", ""],
		["content-length", "3"],
	]);
	expect(toEngineHeaders(new Headers(), undefined)).toEqual([]);
});

test("the database gets the visitor's IP from the connection, not from a header", () => {
	const headers = new Headers({ dnt: "1", cookie: "a=b", "x-forwarded-for": "192.0.2.9", "x-forwarded-host": "a.example" });
	expect(toVisitorHeaders(headers, "192.0.2.1")).toEqual({
		dnt: "1",
		"x-forwarded-host": "a.example",
		"x-forwarded-for": "192.0.2.1",
	});
});
