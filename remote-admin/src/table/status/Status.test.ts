import { marks } from "./Status.tsx";

test.each([
	["published", "draft"],
	["unread", "plain", "replied"],
	["pending", "reviewing", "accepted", "completed", "rejected"],
] as const)("the statuses of one list differ without colour: %s, %s …", (...states) => {
	const shapes = states.map((state) => marks[state].shape);
	expect(new Set(shapes).size).toBe(states.length);
});
