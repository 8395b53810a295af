import { join } from "node:path";
import { App, setExperimental } from "@supabase/lite";
import { createOutbox } from "../data-dir/createOutbox.ts";
import { createFileStorage } from "../data-dir/fileStorage.ts";
import type { Secrets } from "../data-dir/secrets.ts";
import type { Environment } from "../environment.ts";
import type { EngineConnection } from "./connections/EngineConnection.ts";
import { maxRows } from "./queries/visitorQuery.ts";

/** Supabase's API on top of the connection: keys required, no keyless admin, no sign-up, no studio. */
export async function createApi(connection: EngineConnection, { dataDir, siteUrl }: Environment, secrets: Secrets): Promise<App> {
	setExperimental("storage", true);
	const app = new App({
		connection,
		api: { schemas: ["public"], max_rows: maxRows, pg_safe_update: true, external_url: siteUrl },
		auth: {
			enabled: true,
			enable_signup: false,
			enable_anonymous_sign_ins: false,
			site_url: siteUrl,
			additional_redirect_urls: [`${siteUrl}/**`],
			jwt_secret: secrets.jwtSecret,
			publishable_key: secrets.publishableKey,
			secret_key: secrets.secretKey,
			jwt_expiry: 3600,
			minimum_password_length: 8,
			email: { enable_signup: false, max_frequency: "60s" },
		},
		storage: { enabled: true, file_size_limit: "5MiB" },
		studio: { enabled: false },
		options: {
			server: { admin: false, disableStudio: true },
			drivers: { email: createOutbox(join(dataDir, "outbox")) },
		},
	});
	Object.defineProperty(app.config.api, "max_rows", { get: () => connection.rowLimit });
	app._storageAdapter = createFileStorage(join(dataDir, "files"), (error) => {
		connection.lastError = error;
	});
	await app.init();
	return app;
}
