import { CommandError } from "../../embedded/errors.ts";

/** A hosted project keeps its own backups. */
export function refuseHosted(env: NodeJS.ProcessEnv): void {
	if (env.SUPABASE_URL) {
		throw new CommandError(
			"SUPABASE_URL names a hosted project, which keeps its own backups (Database → Backups); unset it to work on this machine's site.",
		);
	}
}
