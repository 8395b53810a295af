import { marks } from "./Status.tsx";

test.each([
	["published", "draft"],
	["unread", "plain", "replied"],
	["pending", "reviewing", "accepted", "completed", "rejected"],
] as const)("the states of one list are told apart without colour: %s, %s …", (...states) => {
	const shapes = states.map((state) => marks[state].shape);
	expect(new Set(shapes).size).toBe(states.length);
});
