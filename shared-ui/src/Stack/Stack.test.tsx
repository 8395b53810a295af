import { render, screen } from "@testing-library/react";
import { Stack } from "./Stack.tsx";

test("a stack of list items is a list, set apart by a step of the space scale", () => {
	render(
		<Stack as="ul" direction="row" gap={2}>
			<li>React</li>
			<li>Go</li>
		</Stack>,
	);
	expect(screen.getByRole("list")).toHaveStyle({ display: "flex", "flex-direction": "row", gap: "var(--space-2)" });
	expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
