import { maxValue, validateAdditions, validateEnquiryNote } from "./enquiryRules.ts";

test.each([
	[{ followUpOn: "2000-01-01", value: maxValue }, {}],
	[{ followUpOn: null, value: null }, {}],
	[{ followUpOn: "1999-12-31" }, { followUpOn: "out-of-range" }],
	[{ followUpOn: "1999-02-30" }, { followUpOn: "not-a-day" }],
	[{ value: maxValue + 1 }, { value: "out-of-range" }],
])("the additions %j to an enquiry have the faults %j", (additions, faults) => {
	expect(validateAdditions(additions)).toEqual(faults);
});

test.each([
	["of 20,000 characters", "a".repeat(20_000), {}],
	["of 20,001 characters", "a".repeat(20_001), { body: "too-long" }],
	["of blanks", " \n", { body: "missing" }],
])("a note %s", (_, body, faults) => {
	expect(validateEnquiryNote({ body })).toEqual(faults);
});
