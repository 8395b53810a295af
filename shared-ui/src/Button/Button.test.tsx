import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Button } from "./Button.tsx";

test("a busy button keeps its name and ignores a second click", async () => {
	const handlePress = jest.fn();
	render(
		<Button busy onClick={handlePress}>
			Sending
		</Button>,
	);
	const button = screen.getByRole("button", { name: "Sending" });
	await userEvent.click(button);
	expect(button).toBeDisabled();
	expect(handlePress).not.toHaveBeenCalled();
});

test("a button whose text a translator has replaced becomes busy and ready again", () => {
	const { rerender } = render(<Button>Send</Button>);
	const button = screen.getByRole("button", { name: "Send" });
	const font = document.createElement("font");
	font.textContent = "Kirim";
	button.firstChild?.replaceWith(font);
	rerender(<Button busy>Send</Button>);
	expect(button).toHaveAttribute("aria-busy", "true");
	rerender(<Button>Send</Button>);
	expect(button).toHaveTextContent("Kirim");
});

test("a button inside a form does not submit it unless its type is submit", async () => {
	const handleSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
	render(
		<form onSubmit={handleSubmit}>
			<Button>Add a line</Button>
			<Button type="submit">Send</Button>
		</form>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Add a line" }));
	expect(handleSubmit).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("button", { name: "Send" }));
	expect(handleSubmit).toHaveBeenCalledTimes(1);
});
