import { type ListRules, readListQuery, toListParams, withParam } from "./listQuery.ts";

const rules: ListRules<"draft" | "published", "title" | "updatedAt"> = {
	statuses: ["draft", "published"],
	sorts: ["title", "updatedAt"],
	sort: { by: "updatedAt", direction: "descending" },
	pageSize: 25,
};
const read = (params: string) => readListQuery(new URLSearchParams(params), rules);

test("a URL without parameters queries the first page in the default order", () => {
	expect(read("")).toEqual({ search: "", sort: { by: "updatedAt", direction: "descending" }, page: 1, pageSize: 25 });
});

test("search, status, sort and page are read from the URL", () => {
	expect(read("q=teh&status=draft&sort=-title&page=3")).toEqual({
		search: "teh",
		status: "draft",
		sort: { by: "title", direction: "descending" },
		page: 3,
		pageSize: 25,
	});
});

test.each(["status=gone", "sort=password", "sort=--title", "page=0", "page=-2", "page=x", "page=1.5", "page=1e400"])(
	"what the list does not know is left out: %s",
	(params) => {
		expect(read(params)).toEqual(read(""));
	},
);

test.each([
	[{ search: " kopi " }, "q=kopi&status=published"],
	[{ status: "draft" }, "q=teh&status=draft"],
	[{ search: "" }, "status=published"],
	[{ sort: { by: "title", direction: "descending" as const } }, "q=teh&status=published&sort=-title"],
	[{ sort: { by: "title", direction: "ascending" as const } }, "q=teh&status=published&sort=title"],
	[{ page: 2 }, "q=teh&status=published&page=2"],
	[{ page: 1 }, "q=teh&status=published"],
])("a change to %j keeps the rest and begins at the first page", (change, params) => {
	expect(`${toListParams(new URLSearchParams("q=teh&status=published&page=4"), change)}`).toBe(params);
});

test("a parameter is replaced, or leaves the URL without a value", () => {
	const params = new URLSearchParams("view=board&q=teh");
	expect([withParam(params, "view", "list"), withParam(params, "view", null)].map(String)).toEqual(["view=list&q=teh", "q=teh"]);
});
