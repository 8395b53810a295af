import { parseJson, refuseUnreadable } from "../../embedded/gateway/nesting.ts";
import { refuseUpload } from "../../embedded/gateway/refuseUpload.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test.each([
	["500 levels", nested(500), true],
	["501 levels", nested(501), false],
	["objects and lists", `${'{"a":['.repeat(251)}${"]}".repeat(251)}`, false],
	["levels one after another", `[${Array(600).fill("[]").join(",")}]`, true],
	["brackets in a text", JSON.stringify("[{(".repeat(400)), true],
	["brackets after a text with a quote", `["\\"",${nested(500)}]`, false],
	["brackets after a text that ends in a backslash", `["\\\\",${nested(500)}]`, false],
	["a text that never ends", '"[', false],
])("JSON with %s is parsed: %s", (_, text, isParsed) => {
	if (isParsed) expect(parseJson(text)).toEqual(JSON.parse(text));
	else expect(() => parseJson(text)).toThrow(SyntaxError);
});

const statusOf = async (path: string, body?: string) => {
	const response = refuseUnreadable(new URL(path, "http://site.example"), body === undefined ? undefined : bytesOf(body));
	const { code, error } = ((await response?.json()) ?? {}) as { code?: string; error?: string };
	return response && [response.status, code ?? error];
};
const parenthesised = (depth: number) => "(".repeat(depth) + ")".repeat(depth);
const query = (name: string, depth: number) => `/rest/v1/essays?${name}=${parenthesised(depth)}`;
const [tooDeepQuery, tooDeepBody, noJson] = [
	[400, "PGRST100"],
	[400, "PGRST102"],
	[400, "SyntaxError"],
];

test.each<[string, string | undefined, unknown]>([
	...["select", "and", "or", "not.and", "a.or"].flatMap((name): [string, undefined, unknown][] => [
		[query(name, 10), undefined, undefined],
		[query(name, 11), undefined, tooDeepQuery],
	]),
	...["selected", "unselect", "title", "band", "a.order"].map((name): [string, undefined, unknown] => [
		query(name, 11),
		undefined,
		undefined,
	]),
	[query("select", 11).replace("/rest/", "/storage/"), undefined, undefined],
	["/rest/v1/essays", nested(500), undefined],
	["/rest/v1/essays", nested(501), tooDeepBody],
	["/rest/v1/essays", "{", undefined],
	["/rest/v1/essays", "", undefined],
	["/storage/v1/bucket", "{", noJson],
	["/storage/v1/bucket", "{}", undefined],
	["/storage/v1/bucket", "", undefined],
	["/storage/v1/bucket", nested(501), noJson],
	["/storage/v1/object/list/essay-images", "{", noJson],
	["/storage/v1/object/essay-images", "{", noJson],
	["/storage/v1/object/essay-images/a.png", "{", undefined],
	["/storage/v1/object/list/essay-images/a.png", "{", undefined],
	["/storage/v1/bucket/essay-images", "{", undefined],
	["/a/storage/v1/bucket", "{", undefined],
	["/auth/v1/token", "{", undefined],
])("the request %s with the body %.20s gets %j", async (path, body, expected) => {
	expect(await statusOf(path, body)).toEqual(expected);
});

const upload = async (method: string, path: string, size: number | undefined) => {
	const body = size === undefined ? undefined : new Uint8Array(size);
	const response = refuseUpload(method, new URL(path, "http://site.example"), body);
	return response && `${response.status} ${((await response.json()) as { error: string }).error}`;
};
const folder = "/storage/v1/object/essay-images";

test.each<[string, string, number | undefined, string | undefined]>([
	["POST", "a.png", 1, undefined],
	["PUT", "a.png", 1, undefined],
	["POST", "a.png", 0, "400 InvalidRequest"],
	["POST", "a.png", undefined, "400 InvalidRequest"],
	["GET", "a.png", undefined, undefined],
	["POST", "a%20b%C3%A9.png", 1, undefined],
	...["%00", "%0A", "%0a", "%1F", "%7F", "%C2%80", "%c2%9f", "%E2%80%A8", "%e2%80%a9"].map(
		(sign): [string, string, number, string] => ["POST", `a${sign}b`, 1, "400 Invalid key"],
	),
	...["%20", "%2F", "%7E", "%C2%A0", "%C3%80", "%E2%80%A7", "%E2%80%AA"].map((sign): [string, string, number, undefined] => [
		"POST",
		`a${sign}b`,
		1,
		undefined,
	]),
	["POST", "a".repeat(1024), 1, undefined],
	["POST", "a".repeat(1025), 1, "400 Invalid key"],
	["POST", "%C3%A9".repeat(512), 1, undefined],
	["POST", "%C3%A9".repeat(513), 1, "400 Invalid key"],
])("%s of a file named %.40s with %p bytes is refused as %p", async (method, name, size, expected) => {
	expect(await upload(method, `${folder}/${name}`, size)).toBe(expected);
});

test.each(["/storage/v1/object/list/essay-images", folder, `/a${folder}/a.png`, "/storage/v1/object/essays/a.png"])(
	"a request to %s is no upload",
	async (path) => {
		expect(await upload("POST", path, undefined)).toBeUndefined();
	},
);
