import { type Check, type CheckedSite, requestSite } from "./requestSite.ts";

const buckets = ["project-images", "essay-images", "company-logos", "profile-images"];
const missingFile = "no-such-image.png";

/** Checks that visitors can see images and cannot upload any. It stores nothing. */
export async function checkStorage(site: CheckedSite): Promise<Check[]> {
	const checks: Check[] = [];
	for (const bucket of buckets) {
		const isOpen = await isReadable(site, bucket);
		checks.push({
			claim: `the bucket ${bucket} is there and public`,
			...(!isOpen && {
				problem:
					"it is missing or closed: make it as supabase/migrations/*_storage.sql does, " +
					"public, for images up to 5242880 bytes",
			}),
		});
		// Only a caller that may upload gets a signed upload URL, and getting one stores nothing.
		const uploadUrl = await requestSite(site, `/storage/v1/object/upload/sign/${bucket}/${missingFile}`, {
			method: "POST",
			body: {},
		});
		const listing = await requestSite(site, `/storage/v1/object/list/${bucket}`, {
			method: "POST",
			body: { prefix: "", limit: 1 },
		});
		checks.push({
			claim: `a visitor can neither upload to ${bucket} nor list it`,
			...((uploadUrl.status < 400 || (Array.isArray(listing.body) && listing.body.length > 0)) && {
				problem:
					"the policies on storage.objects are looser than the migrations': " +
					"drop what supabase/migrations/*_storage.sql does not name",
			}),
		});
	}
	return checks;
}

async function isReadable(site: CheckedSite, bucket: string): Promise<boolean> {
	const answer = await requestSite(site, `/storage/v1/object/public/${bucket}/${missingFile}`);
	return answer.status >= 400 && /object not found/i.test(answer.message);
}
