const readMethods = ["GET", "HEAD"];

/**
 * The requests that the gateway lets through. Sign-up, one-time codes, the studio and the list of tables are
 * missing on purpose. A bucket's name has a hyphen, unlike the storage's own words: sign, copy, move, and
 * info, which would disclose the admin's account id.
 */
const allowed: readonly [path: RegExp, methods: readonly string[]][] = [
	[
		/^\/rest\/v1\/rpc\/(preview_entry|essays_of_topic|redirect_of|claim_mails|admin_emails|enquiry_figures|first_steps)$/,
		["POST"],
	],
	[/^\/rest\/v1\/[a-z_]+$/, [...readMethods, "POST", "PATCH", "PUT", "DELETE"]],
	[/^\/storage\/v1\/bucket$/, [...readMethods, "POST"]],
	[/^\/storage\/v1\/bucket\/[a-z]+-[a-z]+$/, readMethods],
	[/^\/storage\/v1\/object\/list\/[a-z]+-[a-z]+$/, ["POST"]],
	[/^\/storage\/v1\/object\/(public\/)?[a-z]+-[a-z]+\/.+$/, readMethods],
	[/^\/storage\/v1\/object\/[a-z]+-[a-z]+\/.+$/, ["POST", "PUT"]],
	[/^\/storage\/v1\/object\/[a-z]+-[a-z]+$/, ["DELETE"]],
	[/^\/auth\/v1\/(token|logout|recover)$/, ["POST"]],
	[/^\/auth\/v1\/verify$/, ["GET", "POST"]],
	[/^\/auth\/v1\/user$/, ["GET", "PUT"]],
	[/^\/auth\/v1\/admin\/users$/, ["GET", "POST"]],
	[/^\/auth\/v1\/admin\/users\/[^/]+$/, ["DELETE"]],
	[/^\/auth\/v1\/(health|\.well-known\/[a-z.-]+)$/, readMethods],
];

/** Whether the gateway lets a request through to the engine. */
export function isAllowed(method: string, path: string): boolean {
	return !/%2f|%5c|\\|\/\//i.test(path) && allowed.some(([pattern, methods]) => pattern.test(path) && methods.includes(method));
}

/** The API and table, bucket or method of a path, without row ids, file names and personal data. */
export const routeOf = (path: string) => path.split("/", 4).join("/");

const kilobyte = 1024;

export interface BodyInfo {
	path: string;
	isSignedIn: boolean;
	contentLength: string | undefined;
	transferEncoding: string | undefined;
}

/**
 * The status that refuses a body: 411 for a chunked one, which would pass every limit behind, 413 above the
 * limit, otherwise undefined.
 */
export function bodyRefusal({ path, isSignedIn, contentLength, transferEncoding }: BodyInfo): 411 | 413 | undefined {
	if (transferEncoding !== undefined) {
		return 411;
	}
	return Number(contentLength ?? 0) > maxBodyBytes(path, isSignedIn) ? 413 : undefined;
}

function maxBodyBytes(path: string, isSignedIn: boolean): number {
	if (!isSignedIn || path.startsWith("/auth/")) {
		return 64 * kilobyte;
	}
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

/** The headers that the engine uses, and the length of the body that it gets. */
export function toEngineHeaders(requestHeaders: Headers, body: Uint8Array | undefined): [name: string, value: string][] {
	const headers = forwardedHeaders.flatMap((name): [name: string, value: string][] => {
		const value = requestHeaders.get(name);
		return value === null ? [] : [[name, value]];
	});
	return body ? [...headers, ["content-length", String(body.byteLength)]] : headers;
}
