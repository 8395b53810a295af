import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { admin, prepareDataDirectory, runSql, type Statement, stranger } from "./dataDirectory.ts";
import { launchBackend } from "./launchBackend.ts";
import { endProcess } from "./processes.ts";
import { dropServerDatabase } from "./server/serverDatabase.ts";

export interface BackendOptions {
	/** Sample rows in the tables; off by default. */
	hasSampleContent?: boolean;
	/** High by default, so that only a test of the limit reaches it. */
	formLimitPerMinute?: number;
	/** A directory to keep; by default a temporary one with a finished first start, which `stop` removes. */
	dataDir?: string;
	/** Run before the start, in a temporary directory. */
	statements?: readonly Statement[];
	/** Further variables, such as SITE_URL or BACKEND_PORT. */
	environment?: Record<string, string>;
}

export interface TestBackend {
	url: string;
	publishableKey: string;
	/** Has the rights of service_role: to set up and to check, never for the tested request. */
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
	/** Shuts the backend down cleanly; one with a temporary directory is killed, and the directory removed. */
	stop(): Promise<void>;
	/** SIGKILL; the directory stays. */
	kill(): Promise<void>;
}

/**
 * Starts the embedded backend in its own process on a free port. Rejects with its message when it cannot
 * start.
 */
export async function startBackend(options: BackendOptions = {}): Promise<TestBackend> {
	const { hasSampleContent = false, formLimitPerMinute = 100_000, statements = [], environment = {} } = options;
	const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), "site-backend-"));
	if (options.dataDir === undefined) {
		await prepareDataDirectory(dataDir, hasSampleContent);
		if (statements.length > 0) await runSql(dataDir, statements);
	}
	const { child, ready, output } = await launchBackend({
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
		SAMPLE_CONTENT: hasSampleContent ? "on" : "off",
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
		adminPassword: ready.admin.password ?? environment.ADMIN_PASSWORD ?? admin.password,
		strangerEmail: stranger.email,
		strangerPassword: stranger.password,
		dataDir,
		pid: child.pid ?? 0,
		output,
		async stop() {
			const isKept = options.dataDir !== undefined;
			await endProcess(child, isKept ? "SIGTERM" : "SIGKILL");
			if (!isKept) {
				rmSync(dataDir, { recursive: true, force: true });
				await dropServerDatabase(dataDir);
			}
		},
		kill: () => endProcess(child, "SIGKILL"),
	};
}
