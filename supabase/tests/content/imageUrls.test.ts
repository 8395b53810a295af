import { isPortable, toAbsoluteImages, toPortable, toRelativeImages } from "../../commands/move/hosted/portable.ts";

const project = "https://ref.supabase.co";
const path = "/storage/v1/object/public/essay-images/2026/a.png";
const essay = (content: string) => ({ table: "public.essays", row: { id: "a", content, topics: ["Teh"], publish_at: null } });

test.each([
	["a column", path, project + path],
	["Markdown", `![A](${path} "title")`, `![A](${project + path} "title")`],
	["a reference", `[a]: ${path}\n[b]: <${path}>`, `[a]: ${project + path}\n[b]: <${project + path}>`],
	[
		"HTML",
		`<img src='${path}' srcset="${path} 1x,${path} 2x">`,
		`<img src='${project + path}' srcset="${project + path} 1x,${project + path} 2x">`,
	],
	["a list in JSON", `["${path}"]`, `["${project + path}"]`],
])("an image in %s gets the project's origin, and loses it again", (_, here, there) => {
	expect(toAbsoluteImages(essay(here), project)).toEqual(essay(there));
	expect(toRelativeImages(essay(there), [project])).toEqual(essay(here));
});

test.each([
	["of another site", `https://other.example${path}`],
	["with the scheme of the page", `//other.example${path}`],
	["below another path", `/files${path}`],
	["of no bucket of the site", "/storage/v1/object/public/avatars/a.png"],
	["of the project's other buckets", `${project}/storage/v1/object/public/avatars/a.png`],
	["without a file", "see /storage/v1/object/public/ for more"],
])("an image %s stays", (_, text) => {
	expect(toAbsoluteImages(essay(text), project)).toEqual(essay(text));
	expect(toRelativeImages(essay(text), [project])).toEqual(essay(text));
});

test("values of any depth change, and rows that visitors wrote do not", () => {
	const revision = (url: string) => ({ table: "public.revisions", row: { number: 1, values: { content: url, tags: [url] } } });
	expect(toAbsoluteImages(revision(path), project)).toEqual(revision(project + path));
	const contact = { table: "public.contacts", row: { message: path } };
	expect(toAbsoluteImages(contact, project)).toBe(contact);
});

test("absolute URLs of the site lose its origin too", () => {
	expect(toRelativeImages(essay(`https://example.com${path} ${project}${path}`), [project, "https://example.com"])).toEqual(
		essay(`${path} ${path}`),
	);
});

test("sessions and keys of an auth service do not move", () => {
	const tables = [
		"auth.identities",
		"auth.sessions",
		"auth.refresh_tokens",
		"private.sign_in_networks",
		"auth.users",
		"public.essays",
	];
	expect(tables.map(isPortable)).toEqual([false, false, false, false, true, true]);
});

const account = {
	id: "1",
	email: "a@example.com",
	encrypted_password: "$2a$10$a",
	email_confirmed_at: "2026-01-01",
	banned_until: null,
	raw_app_meta_data: {},
	raw_user_meta_data: {},
	created_at: "2026-01-01",
	updated_at: "2026-01-02",
};
const image = {
	id: "1",
	bucket_id: "essay-images",
	name: "a.png",
	metadata: {},
	created_at: "2026-01-01",
	updated_at: "2026-01-02",
};
const file = { file: "essay-images/a.png", bytes: "" };

test.each<[object, object | undefined]>([
	[file, file],
	[essay(path), essay(path)],
	[
		{ table: "auth.users", row: { ...account, recovery_token: "t" } },
		{ table: "auth.users", row: account },
	],
	[
		{ table: "auth.users", row: { ...account, encrypted_password: "$2b$10$a" } },
		{ table: "auth.users", row: { ...account, encrypted_password: "$2b$10$a" } },
	],
	...["$argon2id$v=19$a", "$2y$10$a", "x$2a$10$a", null].map((encrypted_password): [object, object] => [
		{ table: "auth.users", row: { ...account, encrypted_password } },
		{ table: "auth.users", row: { ...account, encrypted_password: null } },
	]),
	[{ table: "auth.users", row: { ...account, email: null } }, undefined],
	[
		{ table: "storage.objects", row: { ...image, owner: "1" } },
		{ table: "storage.objects", row: image },
	],
	[{ table: "storage.objects", row: { ...image, bucket_id: "avatars" } }, undefined],
	[{ table: "auth.sessions", row: { id: "1" } }, undefined],
])("the entry %j moves as %j", (entry, moved) => {
	expect(toPortable(entry as Parameters<typeof toPortable>[0])).toEqual(moved);
});
