import { readBackupSchedule } from "../backup-schedule/environment.ts";
import { readHostedProject } from "../commands/hostedProject.ts";
import { readDatabaseUrl, readEnvironment } from "../embedded/environment.ts";

test("without variables the backend starts with its defaults", () => {
	expect(readEnvironment({ DATA_DIR: "/somewhere" })).toEqual({
		dataDir: "/somewhere",
		databaseUrl: undefined,
		port: 0,
		siteUrl: "http://127.0.0.1:4000",
		adminEmail: "admin@example.com",
		adminPassword: undefined,
		hasSampleContent: true,
		formLimitPerMinute: 5,
		countsVisits: true,
		sendsMail: false,
		isMeasured: false,
		storesSettings: true,
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
	["BACKEND_PORT", "65535", { port: 65535 }],
	["FORM_LIMIT_PER_MINUTE", "1", { formLimitPerMinute: 1 }],
	["FORM_LIMIT_PER_MINUTE", " 999999 ", { formLimitPerMinute: 999_999 }],
	["ADMIN_EMAIL", " Admin@Example.com", { adminEmail: "admin@example.com" }],
	["ADMIN_PASSWORD", "eight888", { adminPassword: "eight888" }],
	["ADMIN_PASSWORD", "🌿".repeat(18), { adminPassword: "🌿".repeat(18) }],
	["SAMPLE_CONTENT", "off", { hasSampleContent: false }],
	["VISITS", "off", { countsVisits: false }],
	["SITE_URL", "http://Example.com:8080/path", { siteUrl: "http://example.com:8080" }],
	["BACKEND_HAS_MAILER", "on", { sendsMail: true }],
	["BACKEND_HAS_METRICS", "on", { isMeasured: true }],
	["BACKEND_HAS_MAILER", "yes", { sendsMail: false }],
	["BACKEND_PROXY_SECRET", "secret", { proxySecret: "secret" }],
	["DATABASE_URL", "postgresql://a@host/site", { databaseUrl: "postgresql://a@host/site" }],
])("%s=%s sets %j", (name, value, expected) => {
	expect(readEnvironment({ [name]: value })).toMatchObject(expected);
});

test.each([undefined, "postgres://a:b@host:5432/site?sslmode=require", "postgresql://a@host/s"])(
	"the database %j is on a server",
	(url) => {
		expect(readDatabaseUrl(url)).toBe(url);
	},
);

test.each([
	"",
	"host/site",
	"mysql://a@host/site",
	"xpostgres://a@host/site",
	"postgresqlx://a@host/site",
	"postgres://host/site",
	"postgres:///site",
	"postgres://a@host",
	"postgres://a@host/",
])("the database %j stops the start with a sentence without it", (url) => {
	expect(() => readDatabaseUrl(url)).toThrow("DATABASE_URL must be an address like postgres://user:password@host:5432/database.");
});

test.each([
	["FORM_LIMIT_PER_MINUTE", "0"],
	["FORM_LIMIT_PER_MINUTE", "01"],
	["FORM_LIMIT_PER_MINUTE", "1000000"],
	["FORM_LIMIT_PER_MINUTE", "1x"],
	["BACKEND_PORT", "000001"],
	["BACKEND_PORT", "1x"],
	["BACKEND_PORT", "x1"],
	["SITE_URL", "xhttp://example.com"],
	["SITE_URL", "https+unix://example.com"],
	["ADMIN_PASSWORD", "🌿".repeat(7)],
	["FORM_LIMIT_PER_MINUTE", "2.5"],
	["FORM_LIMIT_PER_MINUTE", "-1"],
	["FORM_LIMIT_PER_MINUTE", "many"],
	["FORM_LIMIT_PER_MINUTE", "1e3"],
	["ADMIN_EMAIL", "admin"],
	["ADMIN_EMAIL", "a b@example.com"],
	["ADMIN_PASSWORD", "seven77"],
	["ADMIN_PASSWORD", "x".repeat(73)],
	["SAMPLE_CONTENT", "yes"],
	["VISITS", "yes"],
	["BACKEND_PORT", "65536"],
	["BACKEND_PORT", "http"],
	["SITE_URL", "example.com"],
	["SITE_URL", "ftp://example.com"],
])("%s=%s stops the start with one sentence that names it", (name, value) => {
	expect(() => readEnvironment({ [name]: value })).toThrow(new RegExp(`^${name} [^.]*(\\.[^ ][^.]*)*\\.$`));
});

test("backups are scheduled in hours, and seven are kept", () => {
	expect(readBackupSchedule({ BACKUP_EVERY: "24h" })).toEqual({ everyMs: 24 * 3_600_000, keep: 7 });
	expect(readBackupSchedule({ BACKUP_EVERY: "720", BACKUP_KEEP: "1" })).toEqual({ everyMs: 720 * 3_600_000, keep: 1 });
	expect(readBackupSchedule({ BACKUP_EVERY: " ", BACKUP_KEEP: "3" })).toBeUndefined();
});

test.each([
	["BACKUP_EVERY", { BACKUP_EVERY: "0" }],
	["BACKUP_EVERY", { BACKUP_EVERY: "721h" }],
	["BACKUP_EVERY", { BACKUP_EVERY: "1.5h" }],
	["BACKUP_EVERY", { BACKUP_EVERY: "1d" }],
	["BACKUP_EVERY", { BACKUP_EVERY: "24h", SUPABASE_URL: "https://example.test" }],
	["BACKUP_KEEP", { BACKUP_EVERY: "24h", BACKUP_KEEP: "0" }],
	["BACKUP_KEEP", { BACKUP_EVERY: "24h", BACKUP_KEEP: "all" }],
])("an unusable %s (%p) stops the start with one sentence that names it", (name, variables) => {
	expect(() => readBackupSchedule(variables)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});

test("the sentence about a password does not repeat it", () => {
	expect(() => readEnvironment({ ADMIN_PASSWORD: "secret1" })).toThrow(
		expect.objectContaining({ message: expect.not.stringContaining("secret1") }),
	);
});

test.each([
	["the project's own names", { SUPABASE_PUBLISHABLE_KEY: "p", SUPABASE_SECRET_KEY: "s" }, "p", "s"],
	["the older names", { SUPABASE_ANON_KEY: "a", SUPABASE_SERVICE_ROLE_KEY: "r" }, "a", "r"],
	[
		"both, the newer ones first",
		{ SUPABASE_PUBLISHABLE_KEY: "p", SUPABASE_ANON_KEY: "a", SUPABASE_SECRET_KEY: "s", SUPABASE_SERVICE_ROLE_KEY: "r" },
		"p",
		"s",
	],
	["no key", { SUPABASE_PUBLISHABLE_KEY: "" }, undefined, undefined],
])("a command reads the keys of a hosted project by %s", (_, keys, publishableKey, secretKey) => {
	const SUPABASE_URL = " https://project.example// ";
	expect(readHostedProject({ SUPABASE_URL, ...keys })).toEqual({ url: "https://project.example", publishableKey, secretKey });
	expect(readHostedProject({ SUPABASE_URL: "http://127.0.0.1:54321" }).url).toBe("http://127.0.0.1:54321");
});

test.each([
	undefined,
	"",
	"project.example",
	"ftp://project.example",
	"xhttps://project.example",
	"https+unix://project.example",
])("a command refuses the hosted project %j", (SUPABASE_URL) => {
	expect(() => readHostedProject({ SUPABASE_URL })).toThrow("SUPABASE_URL must be an http or https address.");
});
