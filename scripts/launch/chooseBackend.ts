import { randomBytes } from "node:crypto";
import { join, relative } from "node:path";
import { root } from "../paths.ts";
import type { Supervisor } from "./Supervisor.ts";

/** How the site reaches its data. */
export interface ChosenBackend {
	url: string;
	publishableKey: string;
	/** Only of the embedded backend: lets the site's server speak for its visitors' addresses. */
	proxySecret?: string;
	/** Only of the embedded backend; the password only when it was made at this start. */
	admin?: { email: string; password?: string };
	passwordFile?: string;
}

type EmbeddedReady = { type: "ready"; url: string; publishableKey: string; admin: { email: string; password?: string } };

/** A hosted project when SUPABASE_URL is set, otherwise the embedded backend in a process of its own. */
export async function chooseBackend(env: NodeJS.ProcessEnv, supervisor: Supervisor): Promise<ChosenBackend> {
	return env.SUPABASE_URL ? hosted(env) : embedded(env, supervisor);
}

function hosted(env: NodeJS.ProcessEnv): ChosenBackend {
	const publishableKey = env.SUPABASE_PUBLISHABLE_KEY || env.SUPABASE_ANON_KEY;
	if (!publishableKey) throw new Error("SUPABASE_PUBLISHABLE_KEY must hold the project's public key when SUPABASE_URL is set.");
	if (!/^https?:$/.test(URL.canParse(env.SUPABASE_URL ?? "") ? new URL(env.SUPABASE_URL as string).protocol : "")) {
		throw new Error("SUPABASE_URL must be an http or https address.");
	}
	return { url: env.SUPABASE_URL as string, publishableKey };
}

async function embedded(env: NodeJS.ProcessEnv, supervisor: Supervisor): Promise<ChosenBackend> {
	const dataDir = env.DATA_DIR || join(root, ".data");
	const proxySecret = randomBytes(32).toString("base64url");
	const program = {
		name: "backend",
		file: join(root, "supabase/embedded/main.ts"),
		env: { ...env, DATA_DIR: dataDir, BACKEND_PORT: "0", BACKEND_PROXY_SECRET: proxySecret } as NodeJS.ProcessEnv,
		options: { execArgv: ["--import", "tsx"], cwd: root },
	};
	const { url, publishableKey, admin } = await supervisor.run<EmbeddedReady>(program);
	// A restarted backend must come back where the site's server looks for it.
	program.env.BACKEND_PORT = new URL(url).port;
	return { url, publishableKey, proxySecret, admin, passwordFile: relative(root, join(dataDir, "admin-password.txt")) };
}
