import { readBackupSchedule } from "../backup-schedule/environment.ts";
import { readHostedProject } from "../commands/hostedProject.ts";
import { readEnvironment } from "../embedded/environment.ts";

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
