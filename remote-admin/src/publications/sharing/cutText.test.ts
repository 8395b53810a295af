import { cutText } from "./cutText.ts";

test.each([
	["Tea  and\nterraces ", 20, "Tea and terraces"],
	["Tea and terraces", 16, "Tea and terraces"],
	["Tea and terraces", 15, "Tea and…"],
	["Tea and terraces", 9, "Tea and…"],
	["Pemberdayaan", 6, "Pembe…"],
	["", 10, ""],
])("%j cut to %i characters is %j", (text, max, cut) => {
	expect(cutText(text, max)).toBe(cut);
});
