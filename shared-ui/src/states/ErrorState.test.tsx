import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorState } from "./ErrorState.tsx";

test("an error shows its message and Retry tries again", async () => {
	const handleRetry = jest.fn();
	render(<ErrorState title="The projects did not load" onRetry={handleRetry} />);
	expect(screen.getByRole("alert")).toHaveTextContent("The projects did not load");
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(handleRetry).toHaveBeenCalledTimes(1);
});
