import { cpSync } from "node:fs";
import { hash } from "bcrypt";
import { endProcess } from "./endProcess.ts";
import { launchBackend } from "./launchBackend.ts";
import { preparedDirectory } from "./preparedDirectory.ts";
import { runSql } from "./runSql.ts";

export const owner = { email: "owner@example.com", password: "correct horse battery" };
/** An account that is not on the list of admins. */
export const stranger = { email: "stranger@example.com", password: "wrong horse battery" };

/** Fills an empty directory with a finished first start: the owner's and a stranger's account, and the sample content when asked for. */
export async function prepareDataDirectory(dataDir: string, hasSampleContent = false): Promise<void> {
	const variables = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password, SAMPLE_CONTENT: hasSampleContent ? "on" : "off" };
	const prepared = await preparedDirectory(variables, async (directory) => {
		const { child } = await launchBackend({ ...variables, DATA_DIR: directory });
		await endProcess(child, "SIGTERM");
		await runSql(directory, [
			[
				`insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
				values (gen_random_uuid(), $1, $2, now(), '{"provider": "email"}', '{"name": "Stranger", "role": "admin"}')`,
				stranger.email,
				await hash(stranger.password, 10),
			],
		]);
	});
	cpSync(prepared, dataDir, { recursive: true, preserveTimestamps: true });
}
