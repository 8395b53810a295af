import { render, screen } from "@testing-library/react";
import { SaveState } from "./SaveState.tsx";

test("a successful save shows its time", () => {
	render(<SaveState state="saved" at="10:42" />);
	expect(screen.getByRole("status")).toHaveTextContent(/^Saved 10:42$/);
	expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a failed save with a notice beside it is announced once", () => {
	render(<SaveState state="failed" />);
	expect(screen.getByText("Not saved")).toBeVisible();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
