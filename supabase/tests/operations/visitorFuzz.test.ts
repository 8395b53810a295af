import { asService, asVisitor } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

/*
 * Generated requests of a visitor, the same in every run: each is made of allowed parts, and every second one
 * has one refused part.
 */
const total = 6000;
const seed = 20_261_128;

let backend: TestBackend;

beforeAll(async () => {
	backend = await startBackend({ hasSampleContent: true });
	const service = asService(backend);
	const essay = (name: string, characters: number) => ({
		title: `Essay ${name}`,
		excerpt: words(200),
		content: words(characters),
		status: "published",
	});
	const short = Array.from({ length: 100 }, (_, index) => essay(`short ${index}`, 10_000));
	for (let start = 0; start < short.length; start += 50) {
		expect((await service.post("/rest/v1/essays", short.slice(start, start + 50))).status).toBe(201);
	}
	for (let index = 0; index < 12; index++) {
		expect((await service.post("/rest/v1/essays", essay(`long ${index}`, 480_000))).status).toBe(201);
	}
});
afterAll(() => backend?.stop());

interface FuzzRequest {
	method: string;
	path: string;
	body?: unknown;
	headers: Record<string, string>;
	/** The part that must be refused; undefined if none is. */
	refused: string | undefined;
}

test("no generated request of a visitor takes long, and none with a refused part is answered", async () => {
	const visitor = asVisitor(backend);
	const counts = new Map<string, number>();
	const times: { durationMs: number; request: string }[] = [];
	const wrong: string[] = [];
	for (let index = 0; index < total; index++) {
		const { method, path, body, headers, refused } = buildRequest();
		const startedAt = performance.now();
		const answer = await visitor.send(method, path, body, headers);
		const request = `${method} ${path} ${JSON.stringify(headers)} ${JSON.stringify(body ?? null).slice(0, 200)}`;
		times.push({ durationMs: Math.round(performance.now() - startedAt), request });
		const { status } = answer;
		const isRefused = status === 414 || (status === 400 && (method === "HEAD" || answer.body.code === "PT400"));
		const isExpected = refused === undefined ? status < 500 && answer.body?.code !== "PT400" : isRefused;
		if (!isExpected) {
			wrong.push(`${status} ${refused ?? "allowed"}: ${request} ${JSON.stringify(answer.body).slice(0, 200)}`);
		}
		const outcome = refused === undefined ? `allowed, ${status} ${answer.body?.code ?? ""}` : `refused, ${refused}`;
		counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
	}
	const slowest = times.toSorted((a, b) => b.durationMs - a.durationMs).slice(0, 5);
	console.log(
		[
			...[...counts].sort().map(([outcome, count]) => `${count} × ${outcome}`),
			"The slowest:",
			...slowest.map(({ durationMs, request }) => `${durationMs} ms: ${request}`),
		].join("\n"),
	);
	expect(wrong).toEqual([]);
	expect(backend.output()).not.toMatch(/starts again/);
});

const random = createRandom(seed);
const below = (limit: number) => Math.floor(random() * limit);
const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
const some = <Value>(count: number, make: (index: number) => Value): Value[] =>
	Array.from({ length: count }, (_, index) => make(index));
const shuffled = <Value>(values: readonly Value[]): Value[] =>
	values
		.map((value) => ({ value, at: random() }))
		.sort((a, b) => a.at - b.at)
		.map(({ value }) => value);

const texts = ["id", "title", "excerpt", "language", "featured_image", "description"];
const columns = [...texts, "date", "reading_time", "status", "created_at", "updated_at", "topics"];
const vocabulary = "a the of river map spinner harbour slow morning Bandung q7 and letter index rain".split(" ");

/** Text of about so many characters that does not compress well. */
function words(characters: number): string {
	const parts: string[] = [];
	for (let length = 0; length < characters; ) {
		const word = `${oneOf(vocabulary)}${random() < 0.3 ? below(1000) : ""}`;
		parts.push(word);
		length += word.length + 1;
	}
	return parts.join(" ").slice(0, characters);
}

const word = () => encodeURIComponent(oneOf(vocabulary));
const valueOf = (column: string) =>
	column === "reading_time" ? String(below(90)) : /date|_at/.test(column) ? `20${10 + below(20)}-0${1 + below(9)}-01` : word();
const negation = () => oneOf(["", "", "not."]);

/** An allowed condition of a column, as `column`, separator and `operator.value`. */
function condition(separator: string): string {
	const column = oneOf(columns);
	if (column === "topics") {
		const list = some(1 + below(20), word).join(",");
		return `topics${separator}${negation()}${oneOf(["cs", "cd", "ov"])}.{${list}}`;
	}
	const operator = oneOf(["eq", "neq", "gt", "gte", "lt", "lte", "in", "is"]);
	const value = operator === "in" ? `(${some(1 + below(40), () => valueOf(column)).join(",")})` : valueOf(column);
	return `${column}${separator}${negation()}${operator}.${operator === "is" ? "null" : value}`;
}

const pattern = (separator: string) =>
	`${oneOf(texts)}${separator}${negation()}${oneOf(["like", "ilike"])}.*${some(1 + below(8), word)
		.join(oneOf(["*", "_", "%25"]))
		.slice(0, 35)}*`;

/** At most eight allowed conditions, some of them in brackets. */
function conditions(): string[] {
	const inner = [...some(below(4), () => condition(".")), ...some(below(3), () => pattern("."))];
	const tree = `${oneOf(["or", "and", "not.or", "not.and"])}=(${inner.slice(1).join(",") || "id.eq.a"},${oneOf(["and", "or"])}(${inner[0] ?? "id.eq.b"},id.neq.c))`;
	return [...(inner.length > 0 ? [tree] : []), ...some(below(3), () => condition("=")), ...some(below(2), () => pattern("="))];
}

const selections = [
	() => "*",
	() => "id,content",
	() => "id,text:content",
	() =>
		shuffled(columns)
			.slice(0, 1 + below(columns.length))
			.join(","),
	() => "id,title,translations:essays(id,title)",
	() => "id,essays!inner(id)",
];

/** Parameters that the API refuses, by the part that it refuses. */
const refusals: Record<string, () => string[]> = {
	"any or all": () => [
		`${oneOf(texts)}=${negation()}${oneOf(["eq", "like", "ilike", "match"])}(${oneOf(["any", "all"])}).{${some(2 + below(100), word).join(",")}}`,
	],
	"a regular expression": () => [
		`${oneOf(texts)}=${negation()}${oneOf(["match", "imatch"])}.${oneOf(["a", "(.%2B)(.%2B)x%5C1%5C2y", "(a*)*b"])}`,
	],
	"an expression in brackets": () => [
		`${oneOf(["or", "not.and"])}=(id.eq.a,${oneOf(["and", "or"])}(${oneOf(texts)}.${oneOf(["match", "imatch"])}.${word()},id.eq.b))`,
	],
	"text search": () => [
		`${oneOf([...texts, "content"])}=${negation()}${oneOf(["fts", "plfts", "phfts", "wfts", "wfts(english)"])}.${word()}`,
	],
	"content in a condition": () => [
		`content=${negation()}${oneOf(["eq.a", "neq.a", "gt.a", "lt.a", "like.*a*", "ilike.*a*", "in.(a,b)", "is.null"])}`,
	],
	"content in brackets": () => [
		`${oneOf(["or", "and", "not.or"])}=(${some(1 + below(20), () => `content.ilike.*${word()}*`).join(",")})`,
	],
	"content in an order": () => ["order=date.desc,content"],
	"many conditions": () => [`or=(${some(21 + below(40), () => condition(".")).join(",")})`],
	"many patterns": () => [`or=(${some(6 + below(30), () => pattern(".")).join(",")})`],
	"long patterns": () => [`title=ilike.*${oneOf(["%25a", "_a", "a"]).repeat(210)}*`],
	"a long list": () => [`id=${negation()}in.(${some(101 + below(100), word).join(",")})`],
	"a long array": () => [`topics=${oneOf(["cs", "cd", "ov"])}.{${some(101 + below(100), word).join(",")}}`],
	"a JSON path": () => [`topics-%3E%3E${below(3)}=eq.a`],
	"an object": () => [
		`${oneOf(texts)}=${oneOf(["eq", "neq"])}.${encodeURIComponent(JSON.stringify({ [oneOf(["$ref", "a"])]: oneOf(columns) }))}`,
	],
	"a range": () => [`date=${oneOf(["sl", "sr", "nxl", "nxr", "adj", "isdistinct"])}.[2026-01-01,2026-02-01]`],
	"many orders": () => [`order=${columns.slice(0, 6).join(",")}`],
	"an order of another table": () => ["select=id,essays(id)", "order=essays(title)"],
	"conditions of another table": () => [
		"select=id,essays(id)",
		oneOf(["essays.title=ilike.*a*", "essays.order=title", "essays.limit=1"]),
	],
	"another table's long text": () => [
		`select=id,${oneOf(["essays(content)", "essays(*)", "a:essays(text:content)", "...essays(title)", "essays(id,essays(id))"])}`,
	],
	"two other tables": () => ["select=id,a:essays(id),b:essays(id)"],
	"a column twice": () => [`select=${oneOf(["*,content", "content,content", "a:content,b:content", "*,*"])}`],
	"many columns": () => [`select=${some(31 + below(30), (index) => `a${index}:${oneOf(columns)}${index}`).join(",")}`],
	"a cast": () => [`select=id,${oneOf(["content::bytea", "content::xml", "topics->0", "date::text", "a:content->b::text"])}`],
	"an aggregate": () => [
		`select=${oneOf(["count()", "content.max()", "id.count()", "reading_time.sum()::text", "title,id.count()"])}`,
	],
};

function buildRequest(): FuzzRequest {
	const refused = random() < 0.5 ? oneOf(Object.keys(refusals)) : undefined;
	const extra = refused === undefined ? [] : (refusals[refused] as () => string[])();
	const isNamed = (name: string) => extra.some((parameter) => parameter.startsWith(`${name}=`));
	const parameters = [
		...(isNamed("select") ? [] : [`select=${oneOf(selections)()}`]),
		...(isNamed("or") || isNamed("and") || isNamed("not.or") || isNamed("not.and") ? [] : random() < 0.7 ? conditions() : []),
		...(isNamed("order") || random() < 0.4
			? []
			: [
					`order=${shuffled(columns.slice(0, 9))
						.slice(0, 1 + below(5))
						.join(oneOf([",", ".desc,", ".asc.nullsfirst,"]))}`,
				]),
		...(random() < 0.5 ? [`limit=${oneOf([0, 1, 13, 50, 1000, 100_000])}`] : []),
		...(random() < 0.3 ? [`offset=${oneOf([0, 1, 100, 1_000_000])}`] : []),
		...extra,
	];
	// A column's condition that is refused must not be replaced by an allowed one of the same column.
	const query = [...new Map(parameters.map((parameter) => [parameter.replace(/=.*/s, ""), parameter])).values()].join("&");
	const headers: Record<string, string> = {
		...(random() < 0.5
			? { prefer: oneOf(["count=exact", "count=planned", "count=estimated", "handling=strict", "timezone=Asia/Jakarta"]) }
			: {}),
		...(random() < 0.2 ? { range: oneOf(["0-9", "100-", "5-5"]), "range-unit": "items" } : {}),
		...(random() < 0.2 ? { accept: oneOf(["text/csv", "application/vnd.pgrst.object+json"]) } : {}),
	};
	const kind = below(20);
	const path = `/rest/v1/essays?${query}`;
	if (kind === 0) return { method: "PATCH", path, headers, refused, body: { title: "x" } };
	if (kind === 1) return { method: "DELETE", path, headers, refused };
	if (kind === 2) return { method: "HEAD", path, headers, refused };
	if (kind === 3)
		return { method: "POST", path: `/rest/v1/rpc/essays_of_topic?${query}`, headers, refused, body: { topic: words(60_000) } };
	if (kind === 4) return buildInsert();
	return { method: "GET", path, headers, refused };
}

/** Rows that a visitor may not store, or stores as a message; more than twenty of them are refused. */
function buildInsert(): FuzzRequest {
	const isMany = random() < 0.5;
	const count = isMany ? 21 + below(1500) : 1 + below(20);
	const table = oneOf(["essays", "contacts", "projects"]);
	const row = table === "contacts" ? { name: "a" } : { id: "a" };
	const prefer = oneOf(["return=minimal", "resolution=merge-duplicates", "resolution=ignore-duplicates"]);
	return {
		method: oneOf(["POST", "POST", "PUT"]),
		path: `/rest/v1/${table}${random() < 0.5 ? "?on_conflict=id" : ""}`,
		headers: { prefer },
		body: some(count, () => row),
		refused: isMany ? "many rows" : undefined,
	};
}

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
function createRandom(start: number): () => number {
	let state = start;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
}
