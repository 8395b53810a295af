import { readMailSettings } from "../../mailer/environment.ts";

const smtp = "smtps://user:secret@mail.example.test:465";

test("without SMTP_URL no mail leaves, whatever else is set", () => {
	expect(readMailSettings({ SMTP_URL: " ", MAIL_FROM: "nobody" })).toBeUndefined();
});

test("the sender is MAIL_FROM, else the account of the mail server, else the admin; notices go to the admins", () => {
	const from = (env: NodeJS.ProcessEnv) => readMailSettings(env)?.from;
	expect(from({ SMTP_URL: smtp, MAIL_FROM: "Raka Wiratama <raka@example.test>" })).toEqual({
		name: "Raka Wiratama",
		address: "raka@example.test",
	});
	expect(from({ SMTP_URL: "smtp://raka%40example.test:secret@mail.example.test" })?.address).toBe("raka@example.test");
	expect(from({ SMTP_URL: smtp, ADMIN_EMAIL: "admin@example.test" })?.address).toBe("admin@example.test");
	expect(readMailSettings({ SMTP_URL: smtp, MAIL_FROM: "a@example.test" })).toEqual({
		smtpUrl: smtp,
		from: { name: "", address: "a@example.test" },
		notify: [],
	});
});

test("several addresses get the notices", () => {
	const settings = readMailSettings({
		SMTP_URL: smtp,
		MAIL_FROM: "a@example.test",
		NOTIFY_EMAIL: "b@example.test, Citra <c@example.test>",
	});
	expect(settings?.notify.map(({ address }) => address)).toEqual(["b@example.test", "c@example.test"]);
	const group = { SMTP_URL: smtp, MAIL_FROM: "a@example.test", NOTIFY_EMAIL: "Studio: b@example.test, c@example.test;" };
	expect(readMailSettings(group)?.notify.map(({ address }) => address)).toEqual(["b@example.test", "c@example.test"]);
});

test.each([
	["b", "b"],
	['"a b"@example.test', '"a b"@example.test'],
	["Citra <b@c@example.test>", "b@c@example.test"],
])("the recipient %s is refused by its address, or by its name without one", (NOTIFY_EMAIL, named) => {
	expect(() => readMailSettings({ SMTP_URL: smtp, MAIL_FROM: "a@example.test", NOTIFY_EMAIL })).toThrow(
		`NOTIFY_EMAIL must hold e-mail addresses, not "${named}".`,
	);
});

test.each([
	["SMTP_URL", { SMTP_URL: "mail.example.test" }],
	["SMTP_URL", { SMTP_URL: "https://mail.example.test" }],
	["SMTP_URL", { SMTP_URL: "smtp://" }],
	["MAIL_FROM", { SMTP_URL: smtp }],
	["MAIL_FROM", { SMTP_URL: smtp, MAIL_FROM: "nobody" }],
	["MAIL_FROM", { SMTP_URL: smtp, MAIL_FROM: "a@example.test, b@example.test" }],
	["NOTIFY_EMAIL", { SMTP_URL: smtp, MAIL_FROM: "a@example.test", NOTIFY_EMAIL: "b" }],
])("an unusable %s stops the start with one sentence that names it (%j)", (name, env) => {
	expect(() => readMailSettings(env)).toThrow(new RegExp(`^${name} [^\\n]*\\.$`));
});
