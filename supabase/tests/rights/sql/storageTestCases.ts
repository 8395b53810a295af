import { changes, nothing, type Outcome, sees } from "../RightsCase.ts";
import { buckets, storedImage } from "../storageCases.ts";
import { attempts, type SqlTestCase, visitorRoles } from "./SqlTestCase.ts";

/** A bucket and an image that are not the site's, on which the admin has no rights. */
const foreign = { bucket: "foreign-images", image: "foreign.png" };

/** The rows of the storage tables before a case. */
export const storageRows = [
	`insert into storage.buckets (id, name, public) values ('${foreign.bucket}', '${foreign.bucket}', true)`,
	`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'project-images', '${storedImage}')`,
	`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), '${foreign.bucket}', '${foreign.image}')`,
];

/** The tables behind the storage API: the platform grants everything, so only policies protect them. */
export function storageTestCases(): SqlTestCase[] {
	return [...objectTestCases(), ...bucketTestCases()];
}

/** Actions that only the admin may do; the last argument runs before. */
const byAdmin = (on: string, name: string, sql: string, admin: Outcome, ...arrange: string[]): SqlTestCase[] => [
	...attempts(visitorRoles, on, name, sql, nothing, { arrange }),
	...attempts(["admin"], on, name, sql, admin, { arrange }),
];

function objectTestCases(): SqlTestCase[] {
	const on = "storage.objects";
	const put = (what: string, bucket: string, name: string, admin: Outcome = changes(`+ ${name}`)) =>
		byAdmin(
			on,
			`put ${what}`,
			`insert into ${on} (id, bucket_id, name) values (gen_random_uuid(), '${bucket}', '${name}')`,
			admin,
		);
	const ofStored = `where name = '${storedImage}'`;
	const set = (name: string, values: string, admin: Outcome) => byAdmin(on, name, `update ${on} set ${values}`, admin);
	return [
		...byAdmin(on, "list", `select jsonb_agg(t) from (select name as label from ${on}) t`, sees(storedImage)),
		...buckets.flatMap((bucket) => put(`an image into ${bucket}`, bucket, "fresh.png")),
		...["png", "jpg", "jpeg", "gif", "webp", "avif"].flatMap((type) => put(`a ${type}`, "project-images", `fresh.${type}`)),
		...["svg", "html", "png.js"].flatMap((type) => put(`a ${type}`, "project-images", `fresh.${type}`, nothing)),
		...put("an image elsewhere", foreign.bucket, "fresh.png", nothing),
		...set("change all", "version = '2'", changes(`~ ${storedImage}: version`)),
		...set("rename", `name = 'new.png' ${ofStored}`, changes(`~ ${storedImage}: name`)),
		...set("rename to a drawing", `name = 'new.svg' ${ofStored}`, nothing),
		...set("move elsewhere", `bucket_id = '${foreign.bucket}' ${ofStored}`, nothing),
		...set("move from elsewhere", `bucket_id = 'essay-images' where name = '${foreign.image}'`, nothing),
		...set("move all from elsewhere", "bucket_id = 'essay-images'", changes(`~ ${storedImage}: bucket`)),
		...byAdmin(on, "delete", `delete from ${on} ${ofStored}`, changes(`- ${storedImage}`)),
		...byAdmin(
			on,
			"delete an image in use",
			`delete from ${on} ${ofStored}`,
			nothing,
			`update public.profile set profile_image = '/storage/v1/object/public/project-images/${storedImage}'`,
		),
		...byAdmin(on, "delete all", `delete from ${on}`, changes(`- ${storedImage}`)),
	];
}

function bucketTestCases(): SqlTestCase[] {
	const on = "storage.buckets";
	const types = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
	const empty = "delete from storage.objects";
	const ours = {
		id: "'project-images'",
		name: "'project-images'",
		public: "true",
		file_size_limit: "5242880",
		allowed_mime_types: `array['${types.join("','")}']`,
	};
	const make = (what: string, values: Partial<typeof ours>, admin: Outcome = nothing) => {
		const row = { ...ours, ...values };
		const sql = `insert into ${on} (${Object.keys(row).join(", ")}) values (${Object.values(row).join(", ")})`;
		return byAdmin(on, `make ${what}`, sql, admin, empty, "delete from storage.buckets where id = 'project-images'");
	};
	return [
		...byAdmin(on, "list", `select jsonb_agg(t) from (select id as label from ${on}) t`, sees(...buckets)),
		...make("a missing bucket", {}, changes("+ project-images")),
		...make("another bucket", { id: "'other-images'", name: "'other-images'" }),
		...make("a bucket under another name", { name: "'other-images'" }),
		...make("a closed bucket", { public: "false" }),
		...make("a bucket of any size", { file_size_limit: "null" }),
		...make("a larger bucket", { file_size_limit: "5242881" }),
		...make("a bucket of any type", { allowed_mime_types: "null" }),
		...make("a bucket for drawings", { allowed_mime_types: "array['image/png', 'image/svg+xml']" }),
		...byAdmin(on, "change", `update ${on} set public = false`, nothing),
		...byAdmin(on, "delete", `delete from ${on}`, nothing, empty),
	];
}
