import { randomBytes } from "node:crypto";
import { join, relative, resolve } from "node:path";
import { environmentOf } from "../../build/environmentOf.mjs";
import { type FindProgram, mallocLimit } from "../../build/findProgram.ts";
import { root } from "../../build/paths.ts";
import { loadOrCreateSecrets } from "../../supabase/embedded/data-dir/secrets.ts";
import { readEnvironment } from "../../supabase/embedded/environment.ts";
import type { Supervisor } from "./Supervisor.ts";

/** The backend that the site uses. */
export interface ChosenBackend {
	url: string;
	publishableKey: string;
	/** The mailer's key for its queue; a hosted project's is given or missing. */
	secretKey?: string | undefined;
	/** The folder of an embedded backend's own mail. */
	outbox?: string;
	/** Embedded backend only. */
	dataDir?: string;
	/** Folder of the last good pages of this backend. */
	pagesFolder: string;
	/** Embedded backend only: lets the site's server send its visitors' IPs. */
	proxySecret?: string;
	passwordFile?: string;
	/** Resolves when it answers; until then its requests wait. */
	ready: Promise<{ admin?: Admin }>;
}

/** The first account. `password` is set only if it has just been generated. */
export type Admin = { email: string; password?: string };

type EmbeddedReady = { type: "ready"; url: string; admin: Admin };

/**
 * Chooses a hosted project when SUPABASE_URL is set, else the embedded backend, which its result starts.
 * Throws a sentence that names the variable when the environment is invalid.
 */
export function chooseBackend(
	env: NodeJS.ProcessEnv,
	siteUrl: string,
	findProgram: FindProgram,
): (supervisor: Supervisor) => Promise<ChosenBackend> {
	if (env.SUPABASE_URL && env.DATABASE_URL) {
		throw new Error("Set SUPABASE_URL for a hosted project or DATABASE_URL for a PostgreSQL server, not both.");
	}
	if (env.SUPABASE_URL) {
		const backend = useHostedProject(env);
		return async () => backend;
	}
	// Links in recovery mails begin with this URL.
	const variables = { ...env, SITE_URL: env.SITE_URL || siteUrl };
	readEnvironment(variables);
	return (supervisor) => startEmbeddedBackend(variables, supervisor, findProgram);
}

function useHostedProject(env: NodeJS.ProcessEnv): ChosenBackend {
	const url = env.SUPABASE_URL ?? "";
	const publishableKey = env.SUPABASE_PUBLISHABLE_KEY || env.SUPABASE_ANON_KEY;
	const secretKey = env.SUPABASE_SECRET_KEY || env.SUPABASE_SERVICE_ROLE_KEY;
	if (!publishableKey) throw new Error("SUPABASE_PUBLISHABLE_KEY must hold the project's public key when SUPABASE_URL is set.");
	if (env.SMTP_URL && !secretKey) {
		throw new Error("SUPABASE_SECRET_KEY must hold the project's secret key when SMTP_URL is set, for the queue of mail.");
	}
	if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
		throw new Error("SUPABASE_URL must be an http or https address.");
	}
	const { host, href } = new URL(url);
	const pagesFolder = join(dataDirOf(env), "pages", host.replace(/\W/g, "-"));
	return { url: href.replace(/\/+$/, ""), publishableKey, secretKey, pagesFolder, ready: Promise.resolve({}) };
}

async function startEmbeddedBackend(
	env: NodeJS.ProcessEnv,
	supervisor: Supervisor,
	findProgram: FindProgram,
): Promise<ChosenBackend> {
	const dataDir = dataDirOf(env);
	const proxySecret = randomBytes(32).toString("base64url");
	const program = {
		name: "backend",
		...(await findProgram("backend")),
		env: {
			...environmentOf("backend", env),
			...mallocLimit,
			DATA_DIR: dataDir,
			BACKEND_PORT: "0",
			BACKEND_PROXY_SECRET: proxySecret,
			BACKEND_HAS_MAILER: env.SMTP_URL?.trim() ? "on" : "",
			BACKEND_HAS_METRICS: env.METRICS_TOKEN?.trim() ? "on" : "",
		} as NodeJS.ProcessEnv,
		healthPath: "/health",
		onListening: (_url: string) => {},
	};
	const listening = new Promise<string>((resolve) => {
		program.onListening = resolve;
	});
	const ready = supervisor.run<EmbeddedReady>(program);
	// A first start generates its keys and reports only that it is ready.
	const url = await Promise.race([listening, ready.then((message) => message.url)]);
	const { publishableKey, secretKey } = await loadOrCreateSecrets(dataDir);
	// A restarted backend keeps its port, because the site's server knows its URL.
	program.env.BACKEND_PORT = new URL(url).port;
	const passwordFile = shortPath(join(dataDir, "admin-password.txt"));
	return {
		url,
		publishableKey,
		secretKey,
		dataDir,
		outbox: join(dataDir, "outbox"),
		pagesFolder: join(dataDir, "pages", "embedded"),
		proxySecret,
		passwordFile,
		ready,
	};
}

export const dataDirOf = (env: NodeJS.ProcessEnv) => resolve(root, env.DATA_DIR?.trim() || ".data");

/** A path inside the project is shown relative to it. */
function shortPath(path: string) {
	const fromRoot = relative(root, path);
	return fromRoot.startsWith("..") ? path : fromRoot;
}
