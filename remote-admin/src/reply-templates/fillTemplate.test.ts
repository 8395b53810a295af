import { fillTemplate, unknownWords } from "./fillTemplate.ts";

const values = { name: "Sari", service: "Mobile App" };

test("every {name} and {service} is filled in, and nothing else", () => {
	expect(fillTemplate("Hi {name}, {name}: {service}? {Name} {nama} { name } {}", values)).toBe(
		"Hi Sari, Sari: Mobile App? {Name} {nama} { name } {}",
	);
});

test("what a visitor wrote is not filled in again, takes no pattern, and stays in one line", () => {
	const text = fillTemplate("{name}|{service}", { name: "{service}$&", service: " Tea\r\nBcc: all@example.com\n" });
	expect(text).toBe("{service}$&|Tea Bcc: all@example.com");
});

test.each([
	["Hi {nama}, {nama} and { name }", ["{nama}", "{ name }"]],
	["{name} {service}", []],
	["{Name}", ["{Name}"]],
	["a {} b {1} {\n}", []],
	["function () { return 1; }", []],
])("in %j the words that nothing is filled in for are %j", (text, words) => {
	expect(unknownWords(text)).toEqual(words);
});
