import { type ChildProcess, fork } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { hash } from "bcryptjs";
import { preparedDirectory } from "./preparedDirectory.ts";
import { runSql } from "./runSql.ts";

export interface BackendOptions {
	/** Sample rows in the tables; off by default. */
	hasSampleContent?: boolean;
	/** High by default, so that only a test of the limit meets it. */
	formLimitPerMinute?: number;
	/** A directory to start on and to leave in place; without it a temporary one with a finished first start, removed by `stop`. */
	dataDir?: string;
	/** Further variables, such as SITE_URL or BACKEND_PORT. */
	environment?: Record<string, string>;
}

export interface TestBackend {
	url: string;
	publishableKey: string;
	/** Carries the rights of service_role: for arranging and looking, never for what is tested. */
	secretKey: string;
	jwtSecret: string;
	/** Sent as x-site-proxy, it makes the gateway believe x-forwarded-for. */
	proxySecret: string;
	adminEmail: string;
	adminPassword: string;
	/** A second account, which is not on the list of admins; only in a temporary directory. */
	strangerEmail: string;
	strangerPassword: string;
	dataDir: string;
	pid: number;
	/** Everything the process wrote so far. */
	output(): string;
	/** Ends it in order and removes a temporary directory. */
	stop(): Promise<void>;
	/** SIGKILL; the directory stays. */
	kill(): Promise<void>;
}

const adminEmail = "owner@example.com";
const adminPassword = "correct horse battery";
const strangerEmail = "stranger@example.com";
const strangerPassword = "wrong horse battery";
const root = fileURLToPath(new URL("../..", import.meta.url));
const program = fileURLToPath(new URL("../embedded/main.ts", import.meta.url));

/** Starts the embedded backend in a process of its own on a free port. Rejects with its sentence when it refuses to start. */
export async function startBackend(options: BackendOptions = {}): Promise<TestBackend> {
	const { hasSampleContent = false, formLimitPerMinute = 100_000, environment = {} } = options;
	const variables = { ADMIN_EMAIL: adminEmail, ADMIN_PASSWORD: adminPassword, SAMPLE_CONTENT: hasSampleContent ? "on" : "off" };
	const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "site-backend-"));
	if (options.dataDir === undefined) {
		const prepared = await preparedDirectory(variables, async (directory) => {
			const first = await launch({ ...variables, DATA_DIR: directory });
			await end(first.process, "SIGTERM");
			await runSql(directory, [
				[
					`insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
					values (gen_random_uuid(), $1, $2, now(), '{"provider": "email"}', '{"name": "Stranger", "role": "admin"}')`,
					strangerEmail,
					await hash(strangerPassword, 10),
				],
			]);
		});
		cpSync(prepared, dataDir, { recursive: true, preserveTimestamps: true });
	}
	const {
		process: child,
		ready,
		output,
	} = await launch({
		...variables,
		FORM_LIMIT_PER_MINUTE: String(formLimitPerMinute),
		...environment,
		DATA_DIR: dataDir,
	});
	const { jwtSecret, secretKey } = JSON.parse(readFileSync(join(dataDir, "secrets.json"), "utf8"));
	return {
		url: ready.url,
		publishableKey: ready.publishableKey,
		proxySecret: ready.proxySecret,
		secretKey,
		jwtSecret,
		adminEmail: ready.admin.email,
		adminPassword: ready.admin.password ?? environment.ADMIN_PASSWORD ?? adminPassword,
		strangerEmail,
		strangerPassword,
		dataDir,
		pid: child.pid ?? 0,
		output,
		async stop() {
			await end(child, "SIGTERM");
			if (options.dataDir === undefined) {
				rmSync(dataDir, { recursive: true, force: true });
			}
		},
		kill: () => end(child, "SIGKILL"),
	};
}

interface Ready {
	url: string;
	publishableKey: string;
	proxySecret: string;
	admin: { email: string; password?: string };
}

function launch(variables: Record<string, string>): Promise<{ process: ChildProcess; ready: Ready; output: () => string }> {
	const inherited = Object.fromEntries(
		Object.entries(process.env).filter(([name]) => ["PATH", "HOME", "TMPDIR", "LANG"].includes(name)),
	);
	const child = fork(program, {
		cwd: root,
		execArgv: ["--import", "tsx"],
		env: { ...inherited, BACKEND_PORT: "0", ...variables },
		stdio: ["ignore", "pipe", "pipe", "ipc"],
	});
	let written = "";
	for (const stream of [child.stdout, child.stderr]) {
		stream?.on("data", (chunk) => {
			written += chunk;
		});
	}
	return new Promise((resolve, reject) => {
		child.once("exit", (code, signal) =>
			reject(new Error(`the backend ended (${code ?? signal}) before it was ready: ${written}`)),
		);
		child.on("message", (message: { type: "ready" & string } & Ready & { message?: string }) => {
			message.type === "ready"
				? resolve({ process: child, ready: message, output: () => written })
				: reject(new Error(message.message));
		});
	});
}

function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) {
		return Promise.resolve();
	}
	return new Promise((resolve) => {
		child.once("exit", () => resolve());
		child.kill(signal);
	});
}
