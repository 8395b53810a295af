import { nextPage } from "./nextPage.ts";

const origin = "https://site.example";
const dashboard = "/admin";
const read = (next: string) => nextPage({ url: `${origin}/admin/login?next=${encodeURIComponent(next)}` });

const pages = [
	"/admin/projects",
	"/admin/essays/kopi/edit",
	"/admin/essays?status=draft&page=2#top",
	"/essays/caf%C3%A9",
	"/%5Cx",
	"/%09",
];

test.each(pages)("%s is a page of this site", (next) => {
	expect(read(next)).toBe(next);
});

/** The C0 controls, DEL and the line breaks of Unicode. */
const controls = [...Array(0x20).keys(), 0x7f, 0x85, 0x2028, 0x2029].map((code) => String.fromCharCode(code));

test("a path with a control character leads to the dashboard, wherever it has it", () => {
	const paths = controls.flatMap((control) => [
		`${control}/admin/projects`,
		`/${control}/evil.example`,
		`/admin/${control}projects`,
		`/admin/projects?q=${control}`,
		`/admin/projects#${control}x`,
		`/admin/projects${control}`,
	]);
	expect([...new Set(paths.map(read))]).toEqual([dashboard]);
});

test.each([
	"",
	"admin/projects",
	"?next=/admin/projects",
	"//evil.example",
	"///evil.example",
	"/.//evil.example",
	"/admin/..//evil.example",
	"/%2e//evil.example",
	"/\\evil.example",
	"\\\\evil.example",
	"/admin\\projects",
	"https://evil.example",
	"https:/admin",
	"https://site.example/admin/projects",
	"//site.example/admin/projects",
	"javascript:alert(1)",
	"data:text/html,x",
	"//",
	"//[",
	"/ admin",
	"/admin/\ud800",
])("%j leads to the dashboard", (next) => {
	expect(nextPage({ url: `${origin}/admin/login?${new URLSearchParams({ next })}` })).toBe(dashboard);
});

test("of an address without ?next, or with an escape of no character, the dashboard is next", () => {
	for (const search of ["", "?next", "?next=%", "?next=%E0%A4%A", "?Next=/admin/projects"])
		expect(nextPage({ url: `${origin}/admin/login${search}` })).toBe(dashboard);
});
