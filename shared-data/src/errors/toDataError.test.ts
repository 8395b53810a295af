import { DataError } from "./DataError.ts";
import { type ClientFailure, toDataError, withDataErrors } from "./toDataError.ts";

test.each<[string, ClientFailure, string]>([
	["a right that row-level security refuses", { code: "42501", status: 403 }, "refused"],
	["a right that needs a session", { code: "42501", status: 401 }, "signed-out"],
	["a missing right without a status", { code: "42501" }, "refused"],
	["an expired token", { code: "PGRST303", status: 401 }, "signed-out"],
	["a token that cannot be read", { code: "PGRST301", status: 401 }, "signed-out"],
	["a refused head request, which has no body", { status: 403, message: "" }, "refused"],
	["a head request without a session", { status: 401, message: "" }, "signed-out"],
	["no row for a single one", { code: "PGRST116", status: 406 }, "not-found"],
	["a second row where one may be", { code: "23505", status: 409 }, "conflict"],
	["a value that a check refuses, hosted", { code: "23514", status: 400 }, "invalid"],
	["a value that does not parse", { code: "22P02", status: 400 }, "invalid"],
	["the database's rate limit", { code: "PT429", status: 429 }, "too-many"],
	["the gateway's rate limit", { status: 429 }, "too-many"],
	["a statement that the embedded backend failed", { code: "SUP", status: 500 }, "unavailable"],
	["a database that is starting", { code: "57P03", status: 500 }, "unavailable"],
	["a statement that took too long", { code: "57014", status: 503 }, "timeout"],
	["a statement that took too long, hosted", { code: "57014", status: 500 }, "timeout"],
	["a disk without room for a row", { code: "53100", status: 503 }, "full"],
	["a disk without room for a file", { status: 507 }, "full"],
	["a gateway without a backend", { status: 502 }, "unavailable"],
	["a portal's page instead of a response", { status: 200, message: "<html>" }, "unavailable"],
	["no response, as the data client reports it", { code: "", status: 0, message: "TypeError: fetch failed" }, "offline"],
	["no response, as the auth client reports it", { name: "AuthRetryableFetchError", status: 0 }, "offline"],
	["no response, as the storage client reports it", { name: "StorageUnknownError" }, "offline"],
	["the time limit", { name: "TimeoutError" }, "offline"],
	["a failing auth service", { name: "AuthRetryableFetchError", status: 503 }, "unavailable"],
	["an unforeseen error", { message: "?" }, "unknown"],
	["an unforeseen error with a name", { name: "AuthError" }, "unknown"],
	["a code of class 08 alone", { code: "08006" }, "unavailable"],
	["a code of class 22 alone", { code: "22P02" }, "invalid"],
	["a code of class 53 alone", { code: "53300" }, "unavailable"],
	["a code of class 57 alone", { code: "57P01" }, "unavailable"],
	["a code of another class alone", { code: "42703" }, "unknown"],
	["a code that is too short for a class", { code: "22P0" }, "unknown"],
	["a code that is too long for a class", { code: "22P021" }, "unknown"],
	["the last status of a success", { status: 299 }, "unavailable"],
	["the first status of a redirect", { status: 300 }, "unknown"],
	["the last status of a refusal", { status: 499 }, "unknown"],
	["the first status of a failing server", { status: 500 }, "unavailable"],
])("%s", (_, failure, kind) => {
	expect(toDataError(failure)).toMatchObject({ name: "DataError", kind });
});

test("the message names code and status for the log, and the cause is preserved", () => {
	const failure = { code: "23505", status: 409, message: "duplicate key" };
	const error = toDataError(failure);
	expect(error.message).toBe("duplicate key (23505, status 409)");
	expect(error.cause).toBe(failure);
});

test("a wrapped repository rejects with its own DataError, or with one around another error", async () => {
	const refused = new DataError("refused", "No right");
	const malformed = new TypeError("rows is not iterable");
	const { throwOn, count } = withDataErrors({
		throwOn: async (failure: Error) => {
			throw failure;
		},
		count: async (...args: number[]) => args.length,
	});
	expect(await count(1, 2)).toBe(2);
	await expect(throwOn(refused)).rejects.toBe(refused);
	await expect(throwOn(malformed)).rejects.toMatchObject({ name: "DataError", kind: "unavailable", cause: malformed });
});
