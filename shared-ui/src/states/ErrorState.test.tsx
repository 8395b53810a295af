import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ErrorState } from "./ErrorState.tsx";

test("a failure says what happened and tries again on Retry", async () => {
	const handleRetry = jest.fn();
	render(<ErrorState title="The projects did not load" onRetry={handleRetry} />);
	expect(screen.getByRole("alert")).toHaveTextContent("The projects did not load");
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(handleRetry).toHaveBeenCalledTimes(1);
});
