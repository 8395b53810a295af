import { render, screen } from "@testing-library/react";
import { Heading } from "./Heading.tsx";

test("the looks of a heading leave its place in the outline alone", () => {
	render(
		<Heading level={3} size="hero">
			Kebun
		</Heading>,
	);
	const heading = screen.getByRole("heading", { level: 3, name: "Kebun" });
	expect(heading).toHaveStyle({ "letter-spacing": "var(--tracking-hero)" });
});
