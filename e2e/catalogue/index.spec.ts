import { expect, test } from "./fixtures.ts";
import { readEntries } from "./readEntries.ts";

const groups = ["Welcome", "Foundations", "Components", "Public parts", "Admin parts", "Remotes"];

test("every page of the catalogue belongs to one of its groups", () => {
	const titles = readEntries().map(({ title }) => title);
	expect(titles.filter((title) => !groups.includes(title.split("/")[0] as string))).toEqual([]);
	expect(groups.filter((group) => !titles.some((title) => title === group || title.startsWith(`${group}/`)))).toEqual([]);
});
