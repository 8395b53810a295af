import { CommandError } from "../embedded/errors.ts";

export interface HostedProject {
	url: string;
	publishableKey: string | undefined;
	secretKey: string | undefined;
}

/** The hosted project of the environment, with the launcher's variable names. */
export function readHostedProject(env: NodeJS.ProcessEnv): HostedProject {
	const url = env.SUPABASE_URL?.trim() ?? "";
	if (!URL.canParse(url) || !["http:", "https:"].includes(new URL(url).protocol)) {
		throw new CommandError("SUPABASE_URL must be an http or https address.");
	}
	return {
		url: url.replace(/\/+$/, ""),
		publishableKey: env.SUPABASE_PUBLISHABLE_KEY || env.SUPABASE_ANON_KEY || undefined,
		secretKey: env.SUPABASE_SECRET_KEY || env.SUPABASE_SERVICE_ROLE_KEY || undefined,
	};
}

/** Throws for a hosted project, which keeps its own backups. */
export function assertNotHosted(env: NodeJS.ProcessEnv): void {
	if (env.SUPABASE_URL) {
		throw new CommandError(
			"SUPABASE_URL names a hosted project, which keeps its own backups (Database → Backups); " +
				"unset it to work on this machine's site.",
		);
	}
}
