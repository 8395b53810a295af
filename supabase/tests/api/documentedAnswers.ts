/** Who asks: the key and token of a visitor, of the admin, the secret key, or a request without any. */
type Asker = "visitor" | "admin" | "service" | "nobody";

/** One request and what PostgREST, GoTrue or Storage documents as its answer. */
export interface DocumentedAnswer {
	/** What happens; a row of docs/api.md where this backend answers something else. */
	name: string;
	by: Asker;
	/** Method and path, such as "GET /rest/v1/projects". */
	request: string;
	body?: unknown;
	headers?: Record<string, string>;
	status: number;
	/** Fields of the body that must be there with these values. */
	answer?: unknown;
	answerHeaders?: Record<string, string>;
	/** What this backend answers instead, and why that stays. */
	instead?: { status: number; answer?: unknown; reason: string };
}

const project = { title: "T", description: "d", preview_url: "/p.png", year: "2026" };
const noId = "00000000-0000-4000-8000-000000000000";
const json = { "content-type": "application/json" };

/**
 * Row-level security hides the values of a refused row: `details` is null there as well. Source: PostgREST,
 * "Errors", "Prefer header", "Pagination and count", "Resource representation".
 */
export const restAnswers: readonly DocumentedAnswer[] = [
	{
		name: "a required column is missing",
		by: "admin",
		request: "POST /rest/v1/projects",
		body: { title: "T" },
		status: 400,
		answer: { code: "23502", details: null, hint: null, message: expect.any(String) },
	},
	{
		name: "a check constraint is violated",
		by: "admin",
		request: "POST /rest/v1/projects",
		body: { ...project, year: "x".repeat(500) },
		status: 400,
		answer: { code: "23514", hint: null, message: expect.any(String) },
	},
	{
		name: "a key is taken",
		by: "admin",
		request: "POST /rest/v1/redirects",
		body: [
			{ from_path: "/a", to_path: "/essays" },
			{ from_path: "/a", to_path: "/essays" },
		],
		status: 409,
		answer: { code: "23505", details: null, hint: null },
	},
	{
		name: "a foreign key leads nowhere",
		by: "admin",
		request: "PATCH /rest/v1/services?id=eq.web-application",
		body: { category: "none" },
		status: 409,
		answer: { code: "23503", details: expect.stringContaining("not present"), hint: null },
	},
	{
		name: "a value is none of its type",
		by: "admin",
		request: "GET /rest/v1/contacts?id=eq.abc",
		status: 400,
		answer: { code: "22P02", details: null, hint: null },
	},
	{
		name: "a filter cannot be parsed",
		by: "visitor",
		request: "GET /rest/v1/projects?id=is.like.x",
		status: 400,
		answer: { code: "PGRST100" },
	},
	{
		name: "a column that does not exist is selected",
		by: "visitor",
		request: "GET /rest/v1/projects?select=none",
		status: 400,
		answer: { code: "42703" },
	},
	{
		name: "a column that does not exist is written",
		by: "admin",
		request: "POST /rest/v1/projects",
		body: { ...project, none: 1 },
		status: 400,
		answer: { code: "PGRST204" },
	},
	{ name: "a table that does not exist", by: "visitor", request: "GET /rest/v1/none", status: 404, answer: { code: "PGRST205" } },
	{
		name: "tables without a relationship are embedded",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id,jobs(id)",
		status: 400,
		answer: { code: "PGRST200" },
	},
	{
		name: "a visitor lacks a right",
		by: "visitor",
		request: "GET /rest/v1/contacts?select=id",
		status: 401,
		answer: { code: "42501" },
	},
	{
		name: "an account lacks a right",
		by: "admin",
		request: "POST /rest/v1/admins",
		body: { user_id: noId },
		status: 403,
		answer: { code: "42501" },
	},
	{
		name: "the body is no JSON",
		by: "admin",
		request: "POST /rest/v1/projects",
		body: "{",
		headers: json,
		status: 400,
		answer: { code: "PGRST102" },
	},
	{
		name: "one row is asked for and there is none",
		by: "visitor",
		request: "GET /rest/v1/projects?id=eq.none",
		headers: { accept: "application/vnd.pgrst.object+json" },
		status: 406,
		answer: { code: "PGRST116", details: "The result contains 0 rows" },
	},
	{
		name: "every row is deleted or changed without a filter",
		by: "admin",
		request: "DELETE /rest/v1/jobs",
		status: 400,
		answer: { code: "21000" },
	},
	{
		name: "a part of the rows, counted",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id&limit=2",
		headers: { prefer: "count=exact" },
		status: 206,
		answerHeaders: { "content-range": "0-1/7" },
	},
	{
		name: "a part of the rows, not counted",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id&limit=2",
		status: 200,
		answerHeaders: { "content-range": "0-1/*" },
	},
	{
		name: "a part of the rows by the header Range",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id",
		headers: { range: "1-2", prefer: "count=exact" },
		status: 206,
		answerHeaders: { "content-range": "1-2/7" },
	},
	{
		name: "all rows, counted",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id",
		headers: { prefer: "count=exact" },
		status: 200,
		answerHeaders: { "content-range": "0-6/7" },
	},
	{
		name: "rows are only counted",
		by: "visitor",
		request: "HEAD /rest/v1/projects?select=id",
		headers: { prefer: "count=exact" },
		status: 200,
		answerHeaders: { "content-range": "0-6/7" },
	},
	{
		name: "a range behind the last row, counted",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id&offset=100",
		headers: { prefer: "count=exact" },
		status: 416,
		answer: { code: "PGRST103" },
	},
	{
		name: "a preference that does not exist, handled strictly",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id",
		headers: { prefer: "handling=strict, anything=no" },
		status: 400,
		answer: { code: "PGRST122" },
	},
	{
		name: "a row is made and returned",
		by: "admin",
		request: "POST /rest/v1/redirects",
		body: { from_path: "/b", to_path: "/essays" },
		headers: { prefer: "return=representation" },
		status: 201,
		answer: [{ from_path: "/b" }],
		answerHeaders: { "preference-applied": "return=representation" },
	},
	{
		name: "a row is made and not returned",
		by: "admin",
		request: "POST /rest/v1/redirects",
		body: { from_path: "/c", to_path: "/essays" },
		headers: { prefer: "return=minimal" },
		status: 201,
		answer: "",
	},
	{
		name: "rows are changed and not returned",
		by: "admin",
		request: "PATCH /rest/v1/redirects?from_path=eq./b",
		body: { to_path: "/" },
		headers: { prefer: "return=minimal" },
		status: 204,
		answer: "",
	},
	{
		name: "no row meets the filter of a change that is returned",
		by: "admin",
		request: "PATCH /rest/v1/redirects?from_path=eq./none",
		body: { to_path: "/" },
		headers: { prefer: "return=representation" },
		status: 200,
		answer: [],
	},
	{
		name: "rows as CSV",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id&id=eq.angkot",
		headers: { accept: "text/csv" },
		status: 200,
		answer: "id\nangkot",
	},
	{
		name: "a token that nobody signed",
		by: "visitor",
		request: "GET /rest/v1/projects?select=id",
		headers: { authorization: "Bearer a.b.c" },
		status: 401,
		answer: { code: "PGRST301" },
	},
	{
		name: "no key",
		by: "nobody",
		request: "GET /rest/v1/projects?select=id",
		status: 401,
		answer: { message: expect.any(String) },
	},
];

const passwordTooLong = { code: 400, error_code: "validation_failed", msg: "Password cannot be longer than 72 characters" };

/** Source: Supabase Auth, "Error codes". */
export const authAnswers: readonly DocumentedAnswer[] = [
	{
		name: "a wrong password",
		by: "visitor",
		request: "POST /auth/v1/token?grant_type=password",
		body: { email: "admin@example.com", password: "wrong" },
		status: 400,
		answer: { code: 400, error_code: "invalid_credentials", msg: "Invalid login credentials" },
	},
	{
		name: "a sign-in without an e-mail",
		by: "visitor",
		request: "POST /auth/v1/token?grant_type=password",
		body: { password: "wrong" },
		status: 400,
		answer: { error_code: "validation_failed" },
	},
	{
		name: "a refresh token that is unknown",
		by: "visitor",
		request: "POST /auth/v1/token?grant_type=refresh_token",
		body: { refresh_token: "aaaaaaaaaaaa" },
		status: 400,
		answer: { error_code: "refresh_token_not_found", msg: "Invalid Refresh Token: Refresh Token Not Found" },
		instead: {
			status: 400,
			answer: { error_code: "validation_failed", msg: "Refresh token is not valid" },
			reason: "400 `validation_failed`; clients sign out on either",
		},
	},
	{
		name: "another grant",
		by: "visitor",
		request: "POST /auth/v1/token?grant_type=magic",
		body: {},
		status: 400,
		answer: { error_code: "invalid_credentials", msg: "unsupported_grant_type" },
	},
	{
		name: "the account of no token",
		by: "visitor",
		request: "GET /auth/v1/user",
		status: 401,
		answer: { error_code: "no_authorization", msg: "This endpoint requires a valid Bearer token" },
	},
	{
		name: "the account of a token that nobody signed",
		by: "visitor",
		request: "GET /auth/v1/user",
		headers: { authorization: "Bearer a.b.c" },
		status: 403,
		answer: { error_code: "bad_jwt" },
	},
	{
		name: "a password that is too short",
		by: "admin",
		request: "PUT /auth/v1/user",
		body: { password: "short" },
		status: 422,
		answer: { code: 422, error_code: "weak_password", weak_password: { reasons: ["length"] } },
	},
	{
		name: "a password of more than 72 bytes",
		by: "admin",
		request: "PUT /auth/v1/user",
		body: { password: "é".repeat(37) },
		status: 400,
		answer: passwordTooLong,
	},
	{
		name: "the password stays the same",
		by: "admin",
		request: "PUT /auth/v1/user",
		body: { password: "correct horse battery" },
		status: 422,
		answer: { error_code: "same_password" },
	},
	{
		name: "a code that is wrong",
		by: "visitor",
		request: "POST /auth/v1/verify",
		body: { type: "recovery", email: "admin@example.com", token: "000000" },
		status: 403,
		answer: { error_code: "otp_expired", msg: "Token has expired or is invalid" },
		instead: {
			status: 403,
			answer: { error_code: "otp_expired", msg: "Email link is invalid or has expired" },
			reason: "the sentence alone; clients go by the code",
		},
	},
	{
		name: "a recovery of an address without an account",
		by: "visitor",
		request: "POST /auth/v1/recover",
		body: { email: "none@example.com" },
		status: 200,
		answer: {},
	},
	{
		name: "a body that is no JSON",
		by: "visitor",
		request: "POST /auth/v1/recover",
		body: "{",
		headers: json,
		status: 400,
		answer: { error_code: "bad_json" },
	},
];

const image = Buffer.from("89504e470d0a1a0aff", "hex");

/** Source: Supabase Storage, "Error codes", and its API's reference. */
export const storageAnswers: readonly DocumentedAnswer[] = [
	{
		name: "a file that is not there",
		by: "visitor",
		request: "GET /storage/v1/object/public/project-images/none.png",
		status: 400,
		answer: { statusCode: "404", error: "not_found", message: "Object not found" },
	},
	{
		name: "a file is stored",
		by: "admin",
		request: "POST /storage/v1/object/project-images/a.png",
		body: image,
		headers: { "content-type": "image/png" },
		status: 200,
		answer: { Key: "project-images/a.png", Id: expect.any(String) },
	},
	{
		name: "a name is taken",
		by: "admin",
		request: "POST /storage/v1/object/project-images/a.png",
		body: image,
		headers: { "content-type": "image/png" },
		status: 400,
		answer: { statusCode: "409", error: "Duplicate", message: "The resource already exists" },
	},
	{
		name: "a type that the bucket does not take",
		by: "admin",
		request: "POST /storage/v1/object/project-images/b.png",
		body: "<p>",
		headers: { "content-type": "text/html" },
		status: 400,
		answer: { statusCode: "415", error: "invalid_mime_type", message: "mime type text/html is not supported" },
		instead: {
			status: 400,
			answer: {
				statusCode: "415",
				error: "invalid_mime_type",
				message: expect.stringMatching(/^mime type text\/html is not supported/),
			},
			reason: "the sentence goes on with the types that are",
		},
	},
	{
		name: "a file that is too large",
		by: "admin",
		request: "POST /storage/v1/object/project-images/c.png",
		body: Buffer.alloc(5_500_000),
		headers: { "content-type": "image/png" },
		status: 400,
		answer: { statusCode: "413", error: "Payload too large", message: "The object exceeded the maximum allowed size" },
		instead: {
			status: 400,
			answer: { statusCode: "413", message: expect.stringMatching(/^The object exceeded the maximum allowed size/) },
			reason: "the sentence goes on with the size",
		},
	},
	{
		name: "a visitor stores a file",
		by: "visitor",
		request: "POST /storage/v1/object/project-images/d.png",
		body: image,
		headers: { "content-type": "image/png" },
		status: 400,
		answer: { statusCode: "403", error: "Unauthorized", message: "new row violates row-level security policy" },
	},
	{
		name: "a bucket that does not exist",
		by: "admin",
		request: "POST /storage/v1/object/no-bucket/d.png",
		body: image,
		headers: { "content-type": "image/png" },
		status: 400,
		answer: { statusCode: "404", error: "Bucket not found", message: "Bucket not found" },
	},
	{
		name: "a visitor lists a bucket",
		by: "visitor",
		request: "POST /storage/v1/object/list/project-images",
		body: { prefix: "" },
		status: 200,
		answer: [],
	},
	{
		name: "files are removed",
		by: "admin",
		request: "DELETE /storage/v1/object/project-images",
		body: { prefixes: ["a.png", "none.png"] },
		status: 200,
		answer: [{ name: "a.png", bucket_id: "project-images" }],
	},
];
