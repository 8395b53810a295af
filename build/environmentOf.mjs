/** The secrets, each with the program that gets it; others are only for the launcher and the commands. */
const readers = {
	ADMIN_PASSWORD: "backend",
	DATABASE_URL: "backend",
	METRICS_TOKEN: "site",
	SMTP_URL: "mailer",
	SUPABASE_SECRET_KEY: undefined,
	SUPABASE_SERVICE_ROLE_KEY: undefined,
};

/** The variables of a process without secrets it does not need. A build and npm need none. */
export function environmentOf(program = "", env = process.env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !Object.hasOwn(readers, name) || readers[name] === program));
}
