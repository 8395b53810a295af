import { toAbsoluteImages, toRelativeImages } from "../../commands/move/hosted/portable.ts";

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
