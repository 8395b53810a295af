import { render, screen } from "@testing-library/react";
import { StatusMark } from "./StatusMark.tsx";

test("the label is always shown and the mark has no accessible name", () => {
	const { container } = render(
		<StatusMark shape="check" tone="ok">
			Completed
		</StatusMark>,
	);
	expect(screen.getByText("Completed")).toBeVisible();
	expect(container).toHaveTextContent(/^Completed$/);
});
