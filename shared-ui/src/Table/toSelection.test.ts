import { toSelection } from "./toSelection.ts";

test("what was chosen on another page stays chosen when this page is chosen and let go", () => {
	let chosen = new Set(["elsewhere", "one"]);
	const now = () =>
		toSelection(["one", "two"], chosen, (next) => {
			chosen = next;
		});
	expect(now().state).toBe("some");
	now().toggleAll();
	expect([...chosen]).toEqual(["elsewhere", "one", "two"]);
	expect(now().state).toBe("all");
	now().toggleAll();
	expect([...chosen]).toEqual(["elsewhere"]);
	expect(now().state).toBe("none");
});

test("a page without rows has nothing to choose", () => {
	expect(toSelection([], new Set(["elsewhere"]), () => {}).state).toBe("nothing-to-select");
});
