import { render, screen } from "@testing-library/react";
import { StatusMark } from "./StatusMark.tsx";

test("the word is always there and the mark adds nothing to it", () => {
	const { container } = render(
		<StatusMark shape="check" tone="ok">
			Completed
		</StatusMark>,
	);
	expect(screen.getByText("Completed")).toBeVisible();
	expect(container).toHaveTextContent(/^Completed$/);
});
