import { render, screen } from "@testing-library/react";
import { Divider } from "./Divider.tsx";

test("a divider is a separator that says which way it runs", () => {
	render(<Divider direction="upright" />);
	expect(screen.getByRole("separator")).toHaveAttribute("aria-orientation", "vertical");
});

test("a divider with a word keeps the word for everyone", () => {
	render(<Divider label="or" />);
	expect(screen.getByText("or")).toBeVisible();
});
