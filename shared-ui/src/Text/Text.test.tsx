import { render, screen } from "@testing-library/react";
import { Text } from "./Text.tsx";

test("a text is the element it says it is and passes on what that element understands", () => {
	render(
		<Text as="time" dateTime="2026-11-04" face="mono" tone="faint">
			Nov 4, 2026
		</Text>,
	);
	const time = screen.getByRole("time");
	expect(time).toHaveAttribute("datetime", "2026-11-04");
	expect(time).toHaveStyle({ color: "var(--text-3)", "font-family": "var(--font-mono)" });
});

test("a text of one line is cut with an ellipsis but stays whole for assistive technology", () => {
	render(<Text lines={1}>A ledger for tea smallholders above Lembang</Text>);
	const text = screen.getByText("A ledger for tea smallholders above Lembang");
	expect(text).toHaveStyle({ "text-overflow": "ellipsis", "white-space": "nowrap" });
});
