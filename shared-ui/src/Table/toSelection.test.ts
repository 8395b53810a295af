import { toSelection } from "./toSelection.ts";

test("a selection on another page stays when this page is selected and deselected", () => {
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
