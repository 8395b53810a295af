import type { PGlite } from "@supabase/lite/pglite";
import { Refusal } from "./Refusal.ts";

/** Fails when the site holds more than a first start without sample content leaves: the default profile, untouched, and the first account. */
export async function refuseUsedSite(driver: Pick<PGlite, "query">): Promise<void> {
	const { rows } = await driver.query<{ what: string }>(
		`select what from (values
			('projects', (select count(*) from public.projects)),
			('essays', (select count(*) from public.essays)),
			('jobs', (select count(*) from public.jobs)),
			('messages', (select count(*) from public.contacts)),
			('hire requests', (select count(*) from public.hire_projects)),
			('files', (select count(*) from storage.objects)),
			('an edited profile', (select count(*) from public.profile where updated_at > created_at)),
			('further accounts', (select count(*) - 1 from auth.users))
		) as found (what, amount) where amount > 0`,
	);
	if (rows.length > 0) {
		throw new Refusal(
			`The site is not empty (it holds ${rows.map(({ what }) => what).join(", ")}); nothing was changed. With --replace all of it is thrown away for the backup.`,
		);
	}
}
