const readMethods = ["GET", "HEAD"];

/**
 * The requests that the gateway forwards. A bucket's name has a hyphen, unlike the storage's own words: sign,
 * copy, move, and info, which would disclose the admin's account id.
 */
export const allowedRequests: readonly [path: RegExp, methods: readonly string[]][] = [
	[
		/^\/rest\/v1\/rpc\/(preview_entry|essays_of_topic|redirect_of|enquiry_figures|first_steps|remove_sample|put_in_order|put_current_job|count_visit|visit_figures|visit_totals|privacy_facts|stored_files|read_quote|answer_quote|send_quote|preview_quote|withdraw_quote|revise_quote|read_person|delete_person)$/,
		["POST"],
	],
	[/^\/rest\/v1\/rpc\/(claim_mails|admin_emails)$/, ["POST"]],
	[/^\/rest\/v1\/[a-z_]+$/, [...readMethods, "POST", "PATCH", "PUT", "DELETE"]],
	[/^\/storage\/v1\/bucket$/, [...readMethods, "POST"]],
	[/^\/storage\/v1\/bucket\/[a-z]+-[a-z]+$/, readMethods],
	[/^\/storage\/v1\/object\/list\/[a-z]+-[a-z]+$/, ["POST"]],
	[/^\/storage\/v1\/object\/(public\/)?[a-z]+-[a-z]+\/./, readMethods],
	[/^\/storage\/v1\/object\/[a-z]+-[a-z]+\/./, ["POST", "PUT"]],
	[/^\/storage\/v1\/object\/[a-z]+-[a-z]+$/, ["DELETE"]],
	[/^\/auth\/v1\/(token|logout|recover)$/, ["POST"]],
	[/^\/auth\/v1\/verify$/, ["GET", "POST"]],
	[/^\/auth\/v1\/user$/, ["GET", "PUT"]],
	[/^\/auth\/v1\/(health|\.well-known\/[a-z.-]+)$/, readMethods],
];

const isAllowed = (method: string, path: string) =>
	!/%2f|%5c|\\|\/\//i.test(path) && allowedRequests.some(([pattern, methods]) => pattern.test(path) && methods.includes(method));

/** The longest query of a public page has 300 bytes. */
const maxVisitorQueryBytes = 2048;

type Refusal = [status: 400 | 404 | 411 | 413 | 414, code: string, message: string];

/** Why the gateway refuses a request, whatever its body contains. */
export function refusalOf({ method, headers, url: fullUrl }: Request, url: URL, isVisitor: boolean): Refusal | undefined {
	if (!isAllowed(method, url.pathname)) return [404, "not_found", "This address does not exist."];
	if (fullUrl.includes("%00")) return [400, "bad_request", "A URL of this site holds no such character."];
	if (isVisitor && url.search.length > maxVisitorQueryBytes) return [414, "query_too_long", "The query is too long."];
	// A chunked body would bypass every later limit.
	if (headers.has("transfer-encoding")) return [411, "body_refused", "State the length of the body."];
	const isTooLarge = Number(headers.get("content-length") ?? 0) > maxBodyBytes(url.pathname, isVisitor);
	return isTooLarge ? [413, "body_refused", "The body is too large."] : undefined;
}

/** The API and table, bucket or method of a path, without row ids, file names and personal data. */
export const routeOf = (path: string) => path.split("/", 4).join("/");

/** The call that counts a view: a path, a URL and a word. */
export const visitPath = "/rest/v1/rpc/count_visit";

const kilobyte = 1024;

function maxBodyBytes(path: string, isVisitor: boolean): number {
	if (path === visitPath) return 4 * kilobyte;
	if (isVisitor || path.startsWith("/auth/")) return 64 * kilobyte;
	return path.startsWith("/storage/") ? 6 * kilobyte * kilobyte : kilobyte * kilobyte;
}

const forwardedHeaders = [
	"accept",
	"accept-profile",
	"apikey",
	"authorization",
	"cache-control",
	"content-profile",
	"content-type",
	"if-modified-since",
	"if-none-match",
	"prefer",
	"range",
	"range-unit",
	"user-agent",
	"x-client-info",
	"x-metadata",
	"x-supabase-api-version",
	"x-upsert",
];

const picked = (names: readonly string[], headers: Headers) =>
	names.flatMap((name): [name: string, value: string][] => {
		const value = headers.get(name);
		return value === null ? [] : [[name, value]];
	});

/** The visitor's headers that database functions read: the IP for limits, and reasons not to count. */
export const toVisitorHeaders = (headers: Headers, ip: string): Record<string, string> => ({
	...Object.fromEntries(picked(["user-agent", "sec-gpc", "dnt", "origin", "x-forwarded-host"], headers)),
	"x-forwarded-for": ip,
});

/** The headers that the engine uses, and the length of the body that it gets. */
export function toEngineHeaders(requestHeaders: Headers, body: Uint8Array | undefined): [name: string, value: string][] {
	const headers = picked(forwardedHeaders, requestHeaders);
	return body ? [...headers, ["content-length", String(body.byteLength)]] : headers;
}
