import { render, screen } from "@testing-library/react";
import { Grid } from "./Grid.tsx";

test("a grid of list items is a list", () => {
	render(
		<Grid as="ul" maxColumns={2}>
			<li>Kebun</li>
			<li>Loket</li>
		</Grid>,
	);
	expect(screen.getByRole("list")).toHaveStyle({ display: "grid" });
	expect(screen.getAllByRole("listitem")).toHaveLength(2);
});
