import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { findPostgres, startPostgres } from "../../supabase/testing/server/startPostgres.ts";
import { startSmtpServer } from "../../supabase/testing/startSmtpServer.ts";
import { type RunningSite, startSite } from "../fixtures/startSite.ts";

test.skip(process.platform !== "linux", "/proc shows the environment of a process on Linux only");

const secrets = {
	ADMIN_PASSWORD: "a password of this test",
	METRICS_TOKEN: "a-token-of-this-test",
	SUPABASE_SECRET_KEY: "a-secret-key-of-this-test",
	SUPABASE_SERVICE_ROLE_KEY: "a-service-role-key-of-this-test",
};

test("each process of a site gets the secrets that it needs, and no others", async () => {
	test.setTimeout(240_000);
	const [postgres, smtp] = await Promise.all([startPostgres(findPostgres(), "postgres"), startSmtpServer()]);
	const DATABASE_URL = `postgres://postgres@127.0.0.1:${postgres.port}/postgres`;
	const all = { ...secrets, DATABASE_URL, SMTP_URL: smtp.url };
	const site = await startSite({ ...all, MAIL_FROM: "site@example.test" });
	expect(secretsOfChildren(site, all)).toEqual({
		backend: ["ADMIN_PASSWORD", "DATABASE_URL"],
		site: ["METRICS_TOKEN"],
		mailer: ["SMTP_URL"],
	});
	await site.stop();
	await Promise.all([postgres.stop(), smtp.stop()]);
});

test("with a hosted project only the mailer gets the secret key", async () => {
	test.setTimeout(240_000);
	const [project, smtp] = await Promise.all([startSite(), startSmtpServer()]);
	const { supabaseUrl, supabaseKey } = await (await fetch(`${project.url}/config.json`)).json();
	const hosted = { SUPABASE_URL: supabaseUrl, SUPABASE_PUBLISHABLE_KEY: supabaseKey, DATABASE_URL: "" };
	const all = { ...secrets, SMTP_URL: smtp.url };
	const site = await startSite({ ...all, ...hosted, MAIL_FROM: "site@example.test" });
	expect(secretsOfChildren(site, all)).toEqual({ site: ["METRICS_TOKEN"], mailer: ["SMTP_URL", "SUPABASE_SECRET_KEY"] });
	await Promise.all([site.stop(), project.stop()]);
	await smtp.stop();
});

/** The names of the secrets whose values are in the environment of each process below the launcher. */
function secretsOfChildren({ process }: RunningSite, secrets: Record<string, string>): Record<string, string[]> {
	const children = execFileSync("ps", ["-o", "pid=,args=", "--ppid", String(process.pid)], { encoding: "utf8" });
	return Object.fromEntries(
		children
			.trim()
			.split("\n")
			.map((line) => {
				const [, pid, command = ""] = /^\s*(\d+) (.+)$/.exec(line) ?? [];
				const values = readFileSync(`/proc/${pid}/environ`, "utf8");
				const found = Object.entries(secrets).filter(([, value]) => values.includes(value));
				return [nameOf(command), found.map(([name]) => name).sort()];
			}),
	);
}

const programs = { backend: "backend.mjs", site: "server/main.cjs", mailer: "mailer.mjs" };

const nameOf = (command: string) => Object.entries(programs).find(([, file]) => command.includes(file))?.[0] ?? command;
