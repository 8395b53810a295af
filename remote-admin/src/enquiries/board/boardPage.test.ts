import { type BoardRules, columnSize, isBoard, loadBoard, moreParams } from "./boardPage.ts";

type Status = "new" | "done";
const board: BoardRules<Status> = { closed: ["done"] };
const rules = { statuses: ["new", "done"] as const, sorts: [], pageSize: 25 };
const size = (query: string, status: Status) => columnSize(new URLSearchParams(query), board, status);

test("the board is shown only for view=board", () => {
	expect(["view=board", "view=list", ""].map((query) => isBoard(new URLSearchParams(query)))).toEqual([true, false, false]);
});

test("columns of closed entries begin with the newest 25, others with 200; the URL may ask for more, up to a page of the database", () => {
	expect([size("", "new"), size("", "done")]).toEqual([200, 25]);
	expect([size("new=250", "new"), size("done=75", "done")]).toEqual([250, 75]);
	for (const text of ["3", "-75", "1e9", "75.5", "many", ""]) {
		expect(size(`done=${text}`, "done")).toBeLessThanOrEqual(1_000);
		expect(size(`done=${text}`, "done")).toBeGreaterThanOrEqual(25);
	}
});

test("Show more adds 50 to its own column and keeps the rest of the address; a full column has none", () => {
	const params = new URLSearchParams("view=board&q=teh&new=250");
	expect(String(moreParams(params, board, "done"))).toBe("view=board&q=teh&new=250&done=75");
	expect(moreParams(new URLSearchParams("done=1000"), board, "done")).toBeNull();
});

test("each column is loaded with the search, the newest first, and a filter leaves its column alone", async () => {
	const queries: object[] = [];
	const list = async (query: object) => {
		queries.push(query);
		return { rows: [], total: 3 };
	};
	const all = await loadBoard(list, new URLSearchParams("q= teh &page=4"), rules, board);
	const sort = { by: "createdAt", direction: "descending" };
	expect(queries).toEqual([
		{ status: "new", search: "teh", sort, page: 1, pageSize: 200 },
		{ status: "done", search: "teh", sort, page: 1, pageSize: 25 },
	]);
	expect([all.columns.map(({ status }) => status), all.total]).toEqual([["new", "done"], 6]);
	const one = await loadBoard(list, new URLSearchParams("status=done"), rules, board);
	expect(one.columns.map(({ status }) => status)).toEqual(["done"]);
});
