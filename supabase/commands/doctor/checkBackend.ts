import { buckets } from "@site/shared-data/uploads";
import { createPublicRepositories } from "@site/shared-data/visitor";
import type { HostedProject } from "../hostedProject.ts";
import { type Check, check, parseJson, readUrl } from "./check.ts";
import { checkMail } from "./checkMail.ts";

/** A backend over HTTP: this machine's own or a hosted project. */
export type Backend = HostedProject & { publishableKey: string };

/** Checks whether the backend answers, its content, its accounts and buckets, and its mail. */
export async function checkBackend(backend: Backend): Promise<Check[]> {
	const { status } = await readUrl(`${backend.url}/rest/v1/`, { apikey: backend.publishableKey });
	const reachable = check(`${backend.url} answers`, status === 0, "it does not answer: start the site, or check SUPABASE_URL");
	if (status === 0) return [reachable];
	const checks = [checkContent(backend), checkAccounts(backend), checkBuckets(backend), checkMail(backend)];
	return [reachable, ...(await Promise.all(checks)).flat()];
}

/** Sends the queries of the public pages, which finds a missing table or column. */
export async function checkContent({ url, publishableKey }: Pick<Backend, "url" | "publishableKey">): Promise<Check[]> {
	const site = createPublicRepositories({ url, key: publishableKey });
	const reads: [name: string, read: () => Promise<unknown>][] = [
		["the settings", () => site.settings.get()],
		["the profile", () => site.profile.get()],
		["projects", () => site.projects.listPublishedWithContent({ limit: 1 })],
		["essays", () => site.essays.listPublishedWithContent({ limit: 1 })],
		["jobs", () => site.jobs.list()],
		["services", () => site.services.readCatalog()],
	];
	return Promise.all(
		reads.map(async ([name, read]) => {
			const claim = `visitors can read ${name}`;
			return read().then(
				(found) => check(claim, found === null, "there is no row: apply the migrations"),
				({ message }: Error) =>
					check(claim, true, `${message}: apply the migrations (\`supabase db push\`), or restart the site`),
			);
		}),
	);
}

interface AuthSettings {
	disable_signup?: boolean;
	external?: { email?: boolean; anonymous_users?: boolean };
}

/** Checks the account settings of a hosted project's dashboard. The site's own backend has no sign-up. */
async function checkAccounts({ url, publishableKey }: Backend): Promise<Check[]> {
	const answer = await readUrl(`${url}/auth/v1/settings`, { apikey: publishableKey });
	if (answer.status !== 200) return [];
	const { disable_signup, external } = parseJson<AuthSettings>(answer);
	const place = "in the project's dashboard, Authentication → Sign In / Providers →";
	return [
		check("nobody can sign up", disable_signup !== true, `${place} "Allow new users to sign up" off`),
		check("anonymous sign-in is closed", external?.anonymous_users !== false, `${place} "Allow anonymous sign-ins" off`),
		check("the admin can sign in with a password", external?.email !== true, `${place} "Email" on`),
	];
}

const checkBuckets = ({ url }: Backend): Promise<Check[]> =>
	Promise.all(
		buckets.map(async (bucket) => {
			const answer = await readUrl(`${url}/storage/v1/object/public/${bucket}/no-such-image.png`);
			const isThere = answer.status >= 400 && /object not found/i.test(parseJson<{ message: string }>(answer).message ?? "");
			return check(`the bucket ${bucket} is there and public`, !isThere, "make it as supabase/migrations/*_storage.sql does");
		}),
	);
