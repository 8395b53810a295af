import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const supabase = fileURLToPath(new URL("../..", import.meta.url));

/** Applies the migrations with Supabase's own command, in a copy, because it leaves files behind. */
export function pushMigrations(port: number): void {
	const folder = mkdtempSync(join(tmpdir(), "site-push-"));
	try {
		for (const name of ["config.toml", "migrations"]) {
			cpSync(join(supabase, name), join(folder, "supabase", name), { recursive: true });
		}
		const url = `postgresql://postgres:none@127.0.0.1:${port}/postgres?sslmode=disable`;
		const result = spawnSync("npx", ["--yes", "supabase@3.1.0", "db", "push", "--db-url", url, "--yes", "--workdir", folder], {
			stdio: ["ignore", "pipe", "pipe"],
			cwd: folder,
			env: { ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" },
		});
		if (result.status !== 0) {
			throw new Error(`supabase db push failed:\n${result.stdout}${result.stderr}`);
		}
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}
