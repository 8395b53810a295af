import { toCsv } from "./toCsv.ts";

const cellsOf = (text: string) =>
	toCsv([{ text }], { Text: (row) => row.text })
		.slice(1)
		.split("\r\n")[1];

test("every cell is quoted, quotes are doubled and lines stay inside their cell", () => {
	const csv = toCsv([{ name: 'Ratna "Ipah" Dewi', note: "one,\ntwo" }], { Name: (row) => row.name, Note: (row) => row.note });
	expect(csv).toBe('\uFEFF"Name","Note"\r\n"Ratna ""Ipah"" Dewi","one,\ntwo"\r\n');
});

test.each([
	'=HYPERLINK("http://evil.example")',
	"+62 812 3456",
	"-1+1",
	"@SUM(A1)",
	"\t=1",
	"\r=1",
	"  =1+1",
	"＝1+1",
	"\u00A0@x",
])("a text that a spreadsheet would run is escaped: %j", (text) => {
	expect(cellsOf(text)).toMatch(/^"'/);
});

test.each(["Kedai kopi", "5-10 million", "a=b", "mail@example.com"])("ordinary text is unchanged: %s", (text) => {
	expect(cellsOf(text)).toBe(`"${text}"`);
});

test("null is an empty cell, a date is an ISO date, a number is unchanged", () => {
	const csv = toCsv([{}], { None: () => null, When: () => new Date("2026-11-20T08:28:00Z"), Count: () => -5 });
	expect(csv).toContain('"","2026-11-20T08:28:00.000Z","-5"');
});
