import { isDeepStrictEqual } from "node:util";
import { defaultSettings, toSettingsRow } from "@site/shared-data/settings";
import { PostgrestClient } from "@supabase/postgrest-js";

/** Stores the values of site.config.ts unless an admin has saved settings. Returns whether they changed. */
export async function importDefaultSettings(url: string, secretKey: string, settings = defaultSettings): Promise<boolean> {
	const client = new PostgrestClient<any>(`${url}/rest/v1`, {
		headers: { apikey: secretKey, authorization: `Bearer ${secretKey}` },
	});
	const { data, error } = await client.from("site_settings").select("*").maybeSingle();
	if (error) throw new Error(error.message);
	if (!data || data.updated_at !== data.created_at) return false;
	const wanted = toSettingsRow(settings);
	if (isDeepStrictEqual({ ...data, ...wanted }, data)) return false;
	// Compares the time, so that it overwrites no concurrent save.
	const update = await client.from("site_settings").update(wanted).eq("updated_at", data.updated_at);
	if (update.error) throw new Error(update.error.message);
	return true;
}
