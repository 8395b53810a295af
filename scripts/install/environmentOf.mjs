/**
 * The variables that hold secrets, with the program that gets each; the others are for the launcher and the
 * commands.
 */
const readers = {
	ADMIN_PASSWORD: "backend",
	DATABASE_URL: "backend",
	METRICS_TOKEN: "site",
	SMTP_URL: "mailer",
	SUPABASE_SECRET_KEY: undefined,
	SUPABASE_SERVICE_ROLE_KEY: undefined,
};

/**
 * The variables for a process that is started: without the secrets that this program does not need. A build
 * and npm, which runs other people's code, need none.
 */
export function environmentOf(program = "", env = process.env) {
	return Object.fromEntries(Object.entries(env).filter(([name]) => !Object.hasOwn(readers, name) || readers[name] === program));
}
