import { readEnvironment } from "../embedded/environment.ts";

test("without variables the backend starts with its defaults", () => {
	expect(readEnvironment({ DATA_DIR: "/somewhere" })).toEqual({
		dataDir: "/somewhere",
		port: 0,
		siteUrl: "http://127.0.0.1:4000",
		adminEmail: "admin@example.com",
		adminPassword: undefined,
		hasSampleContent: true,
		formLimitPerMinute: 5,
		sendsMail: false,
		proxySecret: undefined,
	});
});

test("an empty variable counts as absent", () => {
	expect(readEnvironment({ ADMIN_PASSWORD: "", FORM_LIMIT_PER_MINUTE: "", SAMPLE_CONTENT: " " })).toMatchObject({
		formLimitPerMinute: 5,
		hasSampleContent: true,
	});
});

test.each([
	["FORM_LIMIT_PER_MINUTE", "0"],
	["FORM_LIMIT_PER_MINUTE", "2.5"],
	["FORM_LIMIT_PER_MINUTE", "-1"],
	["FORM_LIMIT_PER_MINUTE", "many"],
	["FORM_LIMIT_PER_MINUTE", "1e3"],
	["ADMIN_EMAIL", "admin"],
	["ADMIN_EMAIL", "a b@example.com"],
	["ADMIN_PASSWORD", "seven77"],
	["ADMIN_PASSWORD", "x".repeat(73)],
	["SAMPLE_CONTENT", "yes"],
	["BACKEND_PORT", "65536"],
	["BACKEND_PORT", "http"],
	["SITE_URL", "example.com"],
	["SITE_URL", "ftp://example.com"],
])("%s=%s stops the start with one sentence that names it", (name, value) => {
	expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} [^.]*(\\.[^ ][^.]*)*\\.$`));
});

test("the sentence about a password does not repeat it", () => {
	expect(() => readEnvironment({ ADMIN_PASSWORD: "secret1" })).toThrow(
		expect.objectContaining({ message: expect.not.stringContaining("secret1") }),
	);
});
