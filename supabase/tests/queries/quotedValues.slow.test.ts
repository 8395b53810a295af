import { useBackend } from "../../testing/useBackend.ts";

/*
 * Quoted values below `or` and `and`, as PostgREST reads them: a backslash takes the next character as it
 * is, and `*` in a pattern is `%`.
 */

const names = ["Tea", "Green tea, hot", 'A "tea" (iced)', "C:\\tea", "100% {tea}", "1e3", "null", "Kopi. Susu", "Kopi"];

const { admin } = useBackend();
beforeAll(async () => {
	const rows = names.map((name) => ({ name, subject: "s", body: "b" }));
	expect((await admin.post("/rest/v1/reply_templates", rows)).status).toBe(201);
});

const withTea = names.filter((name) => /tea/i.test(name));

test.each<[query: string, found: string[]]>([
	['or=(name.ilike."*TEA*")', withTea],
	['or=(name.ilike."*TEA*",name.eq.none)', withTea],
	['or=(name.like."Tea")', ["Tea"]],
	['or=(name.ilike."*tea, *",name.ilike."tea")', ["Tea", "Green tea, hot"]],
	['or=(name.like."% tea,%")', ["Green tea, hot"]],
	['or=(name.like."*\\"tea\\"*")', ['A "tea" (iced)']],
	['or=(name.like."*\\"tea\\" (*)")', ['A "tea" (iced)']],
	['or=(name.like."*\\", *",name.like."Kopi. *")', ["Kopi. Susu"]],
	['or=(name.like."C:\\\\\\\\*")', ["C:\\tea"]],
	['or=(name.like."100\\\\%*")', ["100% {tea}"]],
	['or=(name.like."*{tea}")', ["100% {tea}"]],
	['or=(name.like."Kopi ")', []],
	[
		'or=(and(name.ilike."*tea*",name.not.ilike."*\\"*"),name.eq."Kopi")',
		["Kopi", ...withTea.filter((name) => !name.includes('"'))],
	],
	['not.or=(name.ilike."*tea*",name.ilike."*o*")', ["1e3", "null"]],
	['or=(name.ilike(any).{"*\\"tea*","*, hot"})', ["Green tea, hot", 'A "tea" (iced)']],
	['or=(name.ilike(all).{"*tea*","*, *"})', ["Green tea, hot"]],
	['name=ilike(any).{"*, hot","kopi"}', ["Green tea, hot", "Kopi"]],
	['or=(name.eq."A \\"tea\\" (iced)",name.eq."1e3",name.eq."null")', ['A "tea" (iced)', "1e3", "null"]],
	['or=(name.in.("C:\\\\tea","Green tea, hot","A \\"tea\\" (iced)"))', ["C:\\tea", "Green tea, hot", 'A "tea" (iced)']],
	['or=(name.imatch."^c:\\\\\\\\tea$")', ["C:\\tea"]],
	// A value that is not below `or` and `and` is taken as it is.
	['name=ilike."*tea*"', []],
	['name=ilike.*"tea"*', ['A "tea" (iced)']],
	['name=not.ilike."*tea*"', names],
])("%s", async (query, found) => {
	const [name = "", ...value] = query.split("=");
	const { body } = await admin.get(`/rest/v1/reply_templates?select=name&${name}=${encodeURIComponent(value.join("="))}`);
	expect(Array.isArray(body) ? body.map((row) => row.name).sort() : body).toEqual([...found].sort());
});
