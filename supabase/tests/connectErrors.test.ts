import { isServerAway, isTimeout, toStartError } from "../embedded/database/open/connectErrors.ts";
import { StartError } from "../embedded/errors.ts";

test.each(["ECONNREFUSED", "CONNECTION_CLOSED", "CONNECT_TIMEOUT", "57P01", "08006", "3D000", "25006", "53300"])(
	"%s means that the server is unavailable",
	(code) => {
		expect(isServerAway(Object.assign(new Error(), { code }))).toBe(true);
	},
);

test.each(["ENOSPC", "EIO", "ENOENT", "XEPIPE", "EPIPEX", "0800", "080061", "23505", "57014", "53100"])(
	"%s is not an outage",
	(code) => {
		expect(isServerAway(Object.assign(new Error(), { code }))).toBe(false);
	},
);

test.each([
	[{ severity: "FATAL" }, true],
	[{ severity: "PANIC", code: "23505" }, true],
	[{ severity: "ERROR", code: "23505" }, false],
	[{}, false],
	[null, false],
	[undefined, false],
])("that the error %j is an outage is %s", (error, isAway) => {
	expect(isServerAway(error)).toBe(isAway);
});

test("only a statement, or its wait for a lock, reaches a limit", () => {
	const errors = [{ code: "57014" }, { code: "55P03" }, { code: "23505" }, {}, null, undefined];
	expect(errors.map(isTimeout)).toEqual([true, true, false, false, false, false]);
});

const [plain, withTls] = ["postgres://a:secret@db.example:5432/site", "postgres://a:secret@db.example/site?sslmode=require"];

test.each([
	[{ code: "28P01" }, plain, "db.example:5432/site", "it refuses this user and password (28P01)"],
	[{ code: "ECONNRESET" }, plain, "db.example:5432/site", "it closed the connection (ECONNRESET)"],
	[{ code: "CERT_HAS_EXPIRED" }, plain, "db.example:5432/site", "its certificate is not trusted (CERT_HAS_EXPIRED)"],
	[
		{ code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" },
		withTls,
		"db.example/site",
		"its certificate is not trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE)",
	],
	[
		{ code: "28000", message: "no pg_hba.conf entry, no encryption" },
		plain,
		"db.example:5432/site",
		"it refuses connections without TLS; add ?sslmode=require (28000)",
	],
	...["ECONNRESET", "CONNECTION_CLOSED", "EPROTO", "ERR_SSL_WRONG_VERSION_NUMBER"].map(
		(code): [object, string, string, string] => [
			{ code },
			withTls,
			"db.example/site",
			`it closed the connection, as a server without TLS does; remove sslmode (${code})`,
		],
	),
])("the error %j of %s is explained without the password", (error, url, place, reason) => {
	expect(toStartError(error, url)).toEqual(
		new StartError(`The PostgreSQL server ${place} of DATABASE_URL cannot be used: ${reason}.`),
	);
});

test.each([
	[new StartError("a sentence"), plain],
	[Object.assign(new StartError("a sentence"), { code: "28P01" }), plain],
	[{ code: "EPROTO" }, plain],
	[{ code: "XEPROTO" }, withTls],
	[{ code: "EPROTOX" }, withTls],
	[{ message: "broken" }, plain],
	[undefined, plain],
])("the error %j of %s stays as it is", (error, url) => {
	expect(toStartError(error, url)).toBe(error);
});
