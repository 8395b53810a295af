import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SaveState } from "./SaveState.tsx";

test("a failed save is announced and tries again on Retry", async () => {
	const handleRetry = jest.fn();
	const { rerender } = render(<SaveState state="unsaved" />);
	expect(screen.getByText("Unsaved changes")).toBeVisible();
	rerender(<SaveState state="failed" onRetry={handleRetry} />);
	expect(screen.getByRole("alert")).toHaveTextContent("Not saved");
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(handleRetry).toHaveBeenCalledTimes(1);
});

test("a save that worked says when", () => {
	render(<SaveState state="saved" at="10:42" />);
	expect(screen.getByRole("status")).toHaveTextContent(/^Saved 10:42$/);
	expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("a failed save whose reason stands beside it is said only once", () => {
	render(<SaveState state="failed" quiet />);
	expect(screen.getByText("Not saved")).toBeVisible();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});
