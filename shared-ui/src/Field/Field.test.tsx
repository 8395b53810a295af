import { render, screen } from "@testing-library/react";
import { Field } from "./Field.tsx";
import { Input } from "./Input.tsx";

test("an error marks the control, is announced, and keeps the hint", () => {
	render(
		<Field label="Email" hint="Never shown to others" error="This address needs a part after the dot.">
			<Input name="email" type="email" />
		</Field>,
	);
	const control = screen.getByLabelText("Email");
	expect(control).toHaveAttribute("aria-invalid", "true");
	expect(control).toHaveAccessibleDescription("This address needs a part after the dot. Never shown to others");
	expect(screen.getByRole("alert")).toHaveTextContent("This address needs a part after the dot.");
});

test("a counter describes the control with the characters left", () => {
	render(
		<Field label="Excerpt" counter={{ count: 117, limit: 160 }}>
			<Input name="excerpt" />
		</Field>,
	);
	expect(screen.getByLabelText("Excerpt")).toHaveAccessibleDescription("117 of 160 characters");
});

test("only optional fields are marked", () => {
	render(
		<Field label="Additional Requirements" optional>
			<Input name="requirements" />
		</Field>,
	);
	const control = screen.getByLabelText("Additional Requirements");
	expect(control).toHaveAccessibleName("Additional Requirements");
	expect(control).toHaveAccessibleDescription("optional");
});
