import { moveItem } from "./moveItem.ts";

test.each([
	["b", 0, "bacd"],
	["a", 3, "bcda"],
	["c", 1, "acbd"],
	["a", -1, "abcd"],
	["d", 9, "abcd"],
])("%s moved to index %d: %s", (id, to, order) => {
	expect(moveItem(["a", "b", "c", "d"], id, to).join("")).toBe(order);
});
