import { render, screen } from "@testing-library/react";
import { Field } from "./Field.tsx";
import { Input } from "./Input.tsx";

test("a control in a field is found by the field's label and described by its hint", () => {
	render(
		<Field label="Display Order" hint="Higher appears first">
			<Input name="order" />
		</Field>,
	);
	expect(screen.getByLabelText("Display Order")).toHaveAccessibleDescription("Higher appears first");
	expect(screen.getByLabelText("Display Order")).toBeValid();
});

test("an error takes the hint's place, marks the control and is announced", () => {
	render(
		<Field label="Email" hint="Never shown to others" error="This address needs a part after the dot.">
			<Input name="email" type="email" />
		</Field>,
	);
	const control = screen.getByLabelText("Email");
	expect(control).toHaveAttribute("aria-invalid", "true");
	expect(control).toHaveAccessibleDescription("This address needs a part after the dot.");
	expect(screen.getByRole("alert")).toHaveTextContent("This address needs a part after the dot.");
	expect(screen.queryByText("Never shown to others")).not.toBeInTheDocument();
});
