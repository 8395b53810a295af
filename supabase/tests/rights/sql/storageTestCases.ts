import { nothing, type Outcome } from "../RightsCase.ts";
import { buckets, storedImage } from "../storageCases.ts";
import type { SqlRole, SqlTestCase } from "./SqlTestCase.ts";

const visitorRoles: readonly SqlRole[] = ["visitor", "anonymous claim", "stranger"];
const allRoles: readonly SqlRole[] = [...visitorRoles, "admin"];

/** A bucket and an image that are not the site's, on which the admin has no rights. */
const foreign = { bucket: "foreign-images", image: "foreign.png" };

/** The rows of the storage tables before a case. */
export const storageRows = [
	`insert into storage.buckets (id, name, public) values ('${foreign.bucket}', '${foreign.bucket}', true)`,
	`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), 'project-images', '${storedImage}')`,
	`insert into storage.objects (id, bucket_id, name) values (gen_random_uuid(), '${foreign.bucket}', '${foreign.image}')`,
];

/** The tables behind the storage's API, where the platform grants everything and only policies protect. */
export function storageTestCases(): SqlTestCase[] {
	return [...objectTestCases(), ...bucketTestCases()];
}

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });
const withAdmin = (testCase: Omit<SqlTestCase, "role" | "expected">, admin: Outcome): SqlTestCase[] =>
	allRoles.map((role) => ({ ...testCase, role, expected: role === "admin" ? admin : nothing }));

function objectTestCases(): SqlTestCase[] {
	const on = "storage.objects";
	const put = (bucket: string, name: string) =>
		`insert into ${on} (id, bucket_id, name) values (gen_random_uuid(), '${bucket}', '${name}')`;
	const tryOut = (name: string, statement: string, admin: Outcome) => withAdmin({ name, on, statement }, admin);
	return [
		...withAdmin(
			{ name: "list", on, query: `select jsonb_agg(t) from (select name as label from ${on}) t` },
			{ seen: [storedImage], changes: [] },
		),
		...buckets.flatMap((bucket) => tryOut(`put an image into ${bucket}`, put(bucket, "fresh.png"), changes("+ fresh.png"))),
		...["png", "jpg", "jpeg", "gif", "webp", "avif"].flatMap((ending) =>
			tryOut(`put a ${ending}`, put("project-images", `fresh.${ending}`), changes(`+ fresh.${ending}`)),
		),
		...["svg", "html", "png.js"].flatMap((ending) =>
			tryOut(`put a ${ending}`, put("project-images", `fresh.${ending}`), nothing),
		),
		...tryOut("put an image elsewhere", put(foreign.bucket, "fresh.png"), nothing),
		...tryOut("change all", `update ${on} set version = '2'`, changes(`~ ${storedImage}: version`)),
		...tryOut("rename", `update ${on} set name = 'new.png' where name = '${storedImage}'`, changes(`~ ${storedImage}: name`)),
		...tryOut("rename to a drawing", `update ${on} set name = 'new.svg' where name = '${storedImage}'`, nothing),
		...tryOut("move elsewhere", `update ${on} set bucket_id = '${foreign.bucket}' where name = '${storedImage}'`, nothing),
		...tryOut("move from elsewhere", `update ${on} set bucket_id = 'essay-images' where name = '${foreign.image}'`, nothing),
		...tryOut("move all from elsewhere", `update ${on} set bucket_id = 'essay-images'`, changes(`~ ${storedImage}: bucket`)),
		...tryOut("delete", `delete from ${on} where name = '${storedImage}'`, changes(`- ${storedImage}`)),
		...tryOut("delete all", `delete from ${on}`, changes(`- ${storedImage}`)),
	];
}

function bucketTestCases(): SqlTestCase[] {
	const on = "storage.buckets";
	const types = ["image/png", "image/jpeg", "image/gif", "image/webp", "image/avif"];
	const make = (name: string, values: Partial<Record<"id" | "name" | "public" | "limit" | "types", string>>, admin: Outcome) => {
		const row = {
			id: "'project-images'",
			name: "'project-images'",
			public: "true",
			limit: "5242880",
			types: `array['${types.join("','")}']`,
			...values,
		};
		return withAdmin(
			{
				name,
				on,
				arrange: ["delete from storage.objects", "delete from storage.buckets where id = 'project-images'"],
				statement: `insert into ${on} (id, name, public, file_size_limit, allowed_mime_types) values (${row.id}, ${row.name}, ${row.public}, ${row.limit}, ${row.types})`,
			},
			admin,
		);
	};
	return [
		...withAdmin(
			{ name: "list", on, query: `select jsonb_agg(t) from (select id as label from ${on}) t` },
			{ seen: buckets, changes: [] },
		),
		...make("make a missing bucket", {}, changes("+ project-images")),
		...make("make another bucket", { id: "'other-images'", name: "'other-images'" }, nothing),
		...make("make a bucket under another name", { name: "'other-images'" }, nothing),
		...make("make a closed bucket", { public: "false" }, nothing),
		...make("make a bucket of any size", { limit: "null" }, nothing),
		...make("make a larger bucket", { limit: "5242881" }, nothing),
		...make("make a bucket of any type", { types: "null" }, nothing),
		...make("make a bucket for drawings", { types: "array['image/png', 'image/svg+xml']" }, nothing),
		...withAdmin({ name: "change", on, statement: `update ${on} set public = false` }, nothing),
		...withAdmin({ name: "delete", on, arrange: ["delete from storage.objects"], statement: `delete from ${on}` }, nothing),
	];
}
