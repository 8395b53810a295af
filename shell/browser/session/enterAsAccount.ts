import { type SessionUser, urls } from "@site/shared-data";
import type { AdminClient } from "@site/shared-data/admin";
import { areaOf } from "../../deployment/index.ts";
import { readRegistryWith } from "../remotes/requestRegistry.ts";

let enteredId: string | undefined;

/** Reads the registry once as a signed-in account: documents do not name the remotes that need a session. */
export async function enterAsAccount({ fetchAsAccount }: AdminClient, { id }: SessionUser, refresh: () => Promise<void>) {
	if (enteredId === id) return;
	enteredId = id;
	readRegistryWith(fetchAsAccount);
	await refresh();
}

/** The same before the first page, if the document has none: a page of the public area needs a session. */
export async function startAsAccount(admin: AdminClient, refresh: () => Promise<void>) {
	const user = await admin.session.current().catch(() => null);
	if (user) return enterAsAccount(admin, user, refresh);
	if (areaOf(location.pathname) === "admin") return;
	location.replace(`${urls.admin.login()}?next=${encodeURIComponent(location.pathname)}`);
	await new Promise(() => {});
}
