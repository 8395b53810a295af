/** The sender: the key and token of a visitor, of the admin, the secret key, or a request without any. */
type Asker = "visitor" | "admin" | "service" | "nobody";

/** One request and what PostgREST, GoTrue or Storage documents as its answer. */
export interface DocumentedAnswer {
	/** The case; a row of docs/api.md if this backend's answer differs. */
	name: string;
	by: Asker;
	/** Method and path, such as "GET /rest/v1/projects". */
	request: string;
	status: number;
	/** Fields of the body that must be there with these values. */
	answer?: unknown;
	body?: unknown;
	headers?: Record<string, string>;
	answerHeaders?: Record<string, string>;
	/** This backend's answer, and the reason for the difference. */
	instead?: { answer: unknown; reason: string };
}

type Details = Omit<DocumentedAnswer, "name" | "by" | "request" | "status">;

/** Reads "400 23502" as a status and the codes of an API's error, whose other fields are in `answer`. */
const documenting =
	(toError: (...codes: string[]) => object) =>
	(name: string, request: `${Asker} ${string}`, statusAndCodes: string, details: Details = {}): DocumentedAnswer => {
		const [by, ...methodAndPath] = request.split(" ") as [Asker, ...string[]];
		const [status, ...codes] = statusAndCodes.split(" ");
		const error = codes.length > 0 && { answer: { ...toError(...codes), ...(details.answer as object) } };
		return { name, by, request: methodAndPath.join(" "), status: Number(status), ...details, ...error };
	};
const rest = documenting((code) => ({ code }));
const auth = documenting((error_code) => ({ error_code }));
const storage = documenting((statusCode) => ({ statusCode }));

const project = { title: "T", description: "d", preview_url: "/p.png", year: "2026" };
const noId = "00000000-0000-4000-8000-000000000000";
const json = { "content-type": "application/json" };
const counted = { prefer: "count=exact" };
const returned = { prefer: "return=representation" };
const minimal = { prefer: "return=minimal" };

/**
 * Row-level security hides the values of a refused row: `details` is null there as well. Source: PostgREST,
 * "Errors", "Prefer header", "Pagination and count", "Resource representation".
 */
export const restAnswers: readonly DocumentedAnswer[] = [
	rest("a required column is missing", "admin POST /rest/v1/projects", "400 23502", {
		body: { title: "T" },
		answer: { details: null, hint: null, message: expect.any(String) },
	}),
	rest("a check constraint is violated", "admin POST /rest/v1/projects", "400 23514", {
		body: { ...project, year: "x".repeat(500) },
		answer: { hint: null, message: expect.any(String) },
	}),
	rest("a key is taken", "admin POST /rest/v1/redirects", "409 23505", {
		body: ["/a", "/a"].map((from_path) => ({ from_path, to_path: "/essays" })),
		answer: { details: null, hint: null },
	}),
	rest("a foreign key leads nowhere", "admin PATCH /rest/v1/services?id=eq.web-application", "409 23503", {
		body: { category: "none" },
		answer: { details: expect.stringContaining("not present"), hint: null },
	}),
	rest("a value is none of its type", "admin GET /rest/v1/contacts?id=eq.abc", "400 22P02", {
		answer: { details: null, hint: null },
	}),
	rest("a filter cannot be parsed", "visitor GET /rest/v1/projects?id=is.like.x", "400 PGRST100"),
	rest("a column that does not exist is selected", "visitor GET /rest/v1/projects?select=none", "400 42703"),
	rest("a column that does not exist is written", "admin POST /rest/v1/projects", "400 PGRST204", {
		body: { ...project, none: 1 },
	}),
	rest("a table that does not exist", "visitor GET /rest/v1/none", "404 PGRST205"),
	rest("tables without a relationship are embedded", "visitor GET /rest/v1/projects?select=id,jobs(id)", "400 PGRST200"),
	rest("a visitor lacks a right", "visitor GET /rest/v1/contacts?select=id", "401 42501"),
	rest("an account lacks a right", "admin POST /rest/v1/admins", "403 42501", { body: { user_id: noId } }),
	rest("the body is no JSON", "admin POST /rest/v1/projects", "400 PGRST102", { body: "{", headers: json }),
	rest("one row is asked for and there is none", "visitor GET /rest/v1/projects?id=eq.none", "406 PGRST116", {
		headers: { accept: "application/vnd.pgrst.object+json" },
		answer: { details: "The result contains 0 rows" },
	}),
	rest("every row is deleted or changed without a filter", "admin DELETE /rest/v1/jobs", "400 21000"),
	rest("a part of the rows, counted", "visitor GET /rest/v1/projects?select=id&limit=2", "206", {
		headers: counted,
		answerHeaders: { "content-range": "0-1/7" },
	}),
	rest("a part of the rows, not counted", "visitor GET /rest/v1/projects?select=id&limit=2", "200", {
		answerHeaders: { "content-range": "0-1/*" },
	}),
	rest("a part of the rows by the header Range", "visitor GET /rest/v1/projects?select=id", "206", {
		headers: { range: "1-2", ...counted },
		answerHeaders: { "content-range": "1-2/7" },
	}),
	rest("all rows, counted", "visitor GET /rest/v1/projects?select=id", "200", {
		headers: counted,
		answerHeaders: { "content-range": "0-6/7" },
	}),
	rest("rows are only counted", "visitor HEAD /rest/v1/projects?select=id", "200", {
		headers: counted,
		answerHeaders: { "content-range": "0-6/7" },
	}),
	rest("a range behind the last row, counted", "visitor GET /rest/v1/projects?select=id&offset=100", "416 PGRST103", {
		headers: counted,
	}),
	rest("a preference that does not exist, handled strictly", "visitor GET /rest/v1/projects?select=id", "400 PGRST122", {
		headers: { prefer: "handling=strict, anything=no" },
	}),
	rest("a row is made and returned", "admin POST /rest/v1/redirects", "201", {
		body: { from_path: "/b", to_path: "/essays" },
		headers: returned,
		answer: [{ from_path: "/b" }],
		answerHeaders: { "preference-applied": "return=representation" },
	}),
	rest("a row is made and not returned", "admin POST /rest/v1/redirects", "201", {
		body: { from_path: "/c", to_path: "/essays" },
		headers: minimal,
		answer: "",
	}),
	rest("rows are changed and not returned", "admin PATCH /rest/v1/redirects?from_path=eq./b", "204", {
		body: { to_path: "/" },
		headers: minimal,
		answer: "",
	}),
	rest("no row meets the filter of a change that is returned", "admin PATCH /rest/v1/redirects?from_path=eq./none", "200", {
		body: { to_path: "/" },
		headers: returned,
		answer: [],
	}),
	rest("rows as CSV", "visitor GET /rest/v1/projects?select=id&id=eq.angkot", "200", {
		headers: { accept: "text/csv" },
		answer: "id\nangkot",
	}),
	rest("a token that nobody signed", "visitor GET /rest/v1/projects?select=id", "401 PGRST301", {
		headers: { authorization: "Bearer a.b.c" },
	}),
	rest("no key", "nobody GET /rest/v1/projects?select=id", "401", { answer: { message: expect.any(String) } }),
];

const signIn = "visitor POST /auth/v1/token?grant_type=password";

/** Source: Supabase Auth, "Error codes". */
export const authAnswers: readonly DocumentedAnswer[] = [
	auth("a wrong password", signIn, "400 invalid_credentials", {
		body: { email: "admin@example.com", password: "wrong" },
		answer: { code: 400, msg: "Invalid login credentials" },
	}),
	auth("a sign-in without an e-mail", signIn, "400 validation_failed", { body: { password: "wrong" } }),
	auth("an unknown refresh token", "visitor POST /auth/v1/token?grant_type=refresh_token", "400 refresh_token_not_found", {
		body: { refresh_token: "aaaaaaaaaaaa" },
		answer: { msg: "Invalid Refresh Token: Refresh Token Not Found" },
		instead: {
			answer: { error_code: "validation_failed", msg: "Refresh token is not valid" },
			reason: "400 `validation_failed`; clients sign out on both",
		},
	}),
	auth("another grant", "visitor POST /auth/v1/token?grant_type=magic", "400 invalid_credentials", {
		body: {},
		answer: { msg: "unsupported_grant_type" },
	}),
	auth("the account of no token", "visitor GET /auth/v1/user", "401 no_authorization", {
		answer: { msg: "This endpoint requires a valid Bearer token" },
	}),
	auth("the account of a token that nobody signed", "visitor GET /auth/v1/user", "403 bad_jwt", {
		headers: { authorization: "Bearer a.b.c" },
	}),
	auth("a password that is too short", "admin PUT /auth/v1/user", "422 weak_password", {
		body: { password: "short" },
		answer: { code: 422, weak_password: { reasons: ["length"] } },
	}),
	auth("a password of more than 72 bytes", "admin PUT /auth/v1/user", "400 validation_failed", {
		body: { password: "é".repeat(37) },
		answer: { code: 400, msg: "Password cannot be longer than 72 characters" },
	}),
	auth("the password stays the same", "admin PUT /auth/v1/user", "422 same_password", {
		body: { password: "correct horse battery" },
	}),
	auth("a wrong code", "visitor POST /auth/v1/verify", "403 otp_expired", {
		body: { type: "recovery", email: "admin@example.com", token: "000000" },
		answer: { msg: "Token has expired or is invalid" },
		instead: {
			answer: { error_code: "otp_expired", msg: "Email link is invalid or has expired" },
			reason: "the same code with another message",
		},
	}),
	auth("a recovery of an address without an account", "visitor POST /auth/v1/recover", "200", {
		body: { email: "none@example.com" },
		answer: {},
	}),
	auth("a body that is no JSON", "visitor POST /auth/v1/recover", "400 bad_json", { body: "{", headers: json }),
];

const png = { "content-type": "image/png" };
const image = { body: Buffer.from("89504e470d0a1a0aff", "hex"), headers: png };
const uploads = "admin POST /storage/v1/object/project-images";
const refusedType = "mime type text/html is not supported";
const tooLarge = "The object exceeded the maximum allowed size";

/** Source: Supabase Storage, "Error codes", and its API's reference. */
export const storageAnswers: readonly DocumentedAnswer[] = [
	storage("a file that is not there", "visitor GET /storage/v1/object/public/project-images/none.png", "400 404", {
		answer: { error: "not_found", message: "Object not found" },
	}),
	storage("a file is stored", `${uploads}/a.png`, "200", {
		...image,
		answer: { Key: "project-images/a.png", Id: expect.any(String) },
	}),
	storage("a name is taken", `${uploads}/a.png`, "400 409", {
		...image,
		answer: { error: "Duplicate", message: "The resource already exists" },
	}),
	storage("a type that the bucket refuses", `${uploads}/b.png`, "400 415", {
		body: "<p>",
		headers: { "content-type": "text/html" },
		answer: { error: "invalid_mime_type", message: refusedType },
		instead: {
			answer: { statusCode: "415", error: "invalid_mime_type", message: expect.stringContaining(refusedType) },
			reason: "the message also lists the accepted types",
		},
	}),
	storage("a too large file", `${uploads}/c.png`, "400 413", {
		body: Buffer.alloc(5_500_000),
		headers: png,
		answer: { error: "Payload too large", message: tooLarge },
		instead: {
			answer: { statusCode: "413", message: expect.stringContaining(tooLarge) },
			reason: "the message also gives the size",
		},
	}),
	storage("a visitor stores a file", "visitor POST /storage/v1/object/project-images/d.png", "400 403", {
		...image,
		answer: { error: "Unauthorized", message: "new row violates row-level security policy" },
	}),
	storage("a bucket that does not exist", "admin POST /storage/v1/object/no-bucket/d.png", "400 404", {
		...image,
		answer: { error: "Bucket not found", message: "Bucket not found" },
	}),
	storage("a visitor lists a bucket", "visitor POST /storage/v1/object/list/project-images", "200", {
		body: { prefix: "" },
		answer: [],
	}),
	storage("files are removed", "admin DELETE /storage/v1/object/project-images", "200", {
		body: { prefixes: ["a.png", "none.png"] },
		answer: [{ name: "a.png", bucket_id: "project-images" }],
	}),
];
