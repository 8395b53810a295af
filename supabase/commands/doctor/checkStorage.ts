import { ask } from "./ask.ts";
import type { Check, Patient } from "./Check.ts";

const buckets = ["project-images", "essay-images", "company-logos", "profile-images"];
const absent = "no-such-picture.png";

/** Whether pictures can be seen by everybody and put there by nobody; asks for a picture that is not there, and for leave to upload one. */
export async function checkStorage(patient: Patient): Promise<Check[]> {
	const checks: Check[] = [];
	for (const bucket of buckets) {
		const isOpen = await isReadable(patient, bucket);
		checks.push({
			claim: `the bucket ${bucket} is there and public`,
			...(!isOpen && {
				wrong:
					"it is missing or closed: make it as supabase/migrations/*_storage.sql does, public, for pictures up to 5242880 bytes",
			}),
		});
		// A signed address for an upload is given exactly to those who might upload, and giving it stores nothing.
		const leave = await ask(patient, `/storage/v1/object/upload/sign/${bucket}/${absent}`, { method: "POST", body: {} });
		const listing = await ask(patient, `/storage/v1/object/list/${bucket}`, { method: "POST", body: { prefix: "", limit: 1 } });
		checks.push({
			claim: `a visitor can neither upload to ${bucket} nor list it`,
			...((leave.status < 400 || (Array.isArray(listing.body) && listing.body.length > 0)) && {
				wrong:
					"the policies on storage.objects are looser than the migrations': drop what supabase/migrations/*_storage.sql does not name",
			}),
		});
	}
	return checks;
}

async function isReadable(patient: Patient, bucket: string): Promise<boolean> {
	const answer = await ask(patient, `/storage/v1/object/public/${bucket}/${absent}`);
	return answer.status >= 400 && /object not found/i.test(answer.message);
}
