import { topicsOf } from "./Essay.ts";

test("a topic has the spelling of the first essay, whatever the others write", () => {
	const topics = topicsOf([{ topics: ["Type Scale"] }, {}, { topics: ["type-scale", "Tea"] }]);
	expect([...topics]).toEqual([
		["type-scale", "Type Scale"],
		["tea", "Tea"],
	]);
});
