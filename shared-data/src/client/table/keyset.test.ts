import { keysetFilter } from "./keyset.ts";

test("the rows before another are older, or of its day and before it in each further column", () => {
	const columns = ["day", "created", "id"].map((name, index) => [name, `${index}`] as [string, string]);
	expect(keysetFilter(columns, "lt")).toBe('day.lt."0",and(day.eq."0",created.lt."1"),and(day.eq."0",created.eq."1",id.lt."2")');
});
