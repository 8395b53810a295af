import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { formatRows, parseRows } from "../defineFields.ts";
import { ListField } from "./ListField.tsx";

const links = formatRows([
	["github", "GitHub", "https://github.com/example"],
	["link", "Blog", "https://blog.example"],
]);

function Links({ initial = links, error }: { initial?: string; error?: string }) {
	const [values, setValues] = useState({ social: initial });
	return (
		<>
			<textarea aria-label="Stored" readOnly value={values.social} />
			<ListField
				form={{
					id: undefined,
					values,
					set: (changes) => setValues((now) => ({ ...now, ...changes })),
					storeImage: async () => "",
					labels: { social: "Links" },
					rules: {},
					errorOf: () => error,
					wrong: [],
				}}
				name="social"
				noun="link"
				namedBy={1}
				max={3}
				cells={[
					{ label: "Kind", options: { link: "Other", github: "GitHub" } },
					{ label: "Label" },
					{ label: "URL", rule: { required: true, max: 2048 } },
				]}
			/>
		</>
	);
}

const stored = () => screen.getByLabelText<HTMLTextAreaElement>("Stored").value;
const urls = () => parseRows(stored()).map(([, , url]) => url);

test("a row is added at the end, with the first choice, and gets the focus", async () => {
	render(<Links />);
	await userEvent.click(screen.getByRole("button", { name: "Add link" }));
	expect(screen.getAllByLabelText("Kind")[2]).toHaveFocus();
	await userEvent.type(screen.getAllByLabelText("URL")[2] as HTMLElement, "https://new.example");
	expect(parseRows(stored())[2]).toEqual(["link", "", "https://new.example"]);
	expect(screen.getByRole("button", { name: "Add link" })).toBeDisabled();
});

test("a blank row alone is a row, and stays one beside others", () => {
	for (const rows of [[], [[""]], [[""], ["Tea"]], [["Tea"], [""]]])
		expect(parseRows(formatRows(rows)).map(([text]) => text)).toEqual(rows.map(([text]) => text));
});

test("rows change places, and the focus goes along", async () => {
	render(<Links />);
	await userEvent.click(screen.getByRole("button", { name: "Move Blog up" }));
	expect(urls()).toEqual(["https://blog.example", "https://github.com/example"]);
	expect(screen.getByRole("button", { name: "Move Blog down" })).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(urls()).toEqual(["https://github.com/example", "https://blog.example"]);
	expect(screen.getByRole("button", { name: "Move Blog up" })).toHaveFocus();
});

test("a row is taken out; the focus goes to its neighbour, at the end to the button that adds", async () => {
	render(<Links />);
	await userEvent.click(screen.getByRole("button", { name: "Take GitHub out" }));
	expect(urls()).toEqual(["https://blog.example"]);
	expect(screen.getByLabelText("Kind")).toHaveFocus();
	await userEvent.click(screen.getByRole("button", { name: "Take Blog out" }));
	expect(stored()).toBe("");
	expect(screen.getByRole("button", { name: "Add link" })).toHaveFocus();
});

test("typing stays in its row, and pasted tabs and lines do not make new cells", async () => {
	render(<Links />);
	const [, label] = screen.getAllByLabelText("Label");
	await userEvent.clear(label as HTMLElement);
	await userEvent.click(label as HTMLElement);
	await userEvent.paste("My\tblog");
	expect(parseRows(stored())[1]).toEqual(["link", "My blog", "https://blog.example"]);
	expect(label).toHaveFocus();
});

test("the error describes the list", () => {
	render(<Links error="A link needs an address." />);
	const list = screen.getByRole("group", { name: "Links" });
	expect(list).toHaveAccessibleDescription("A link needs an address.");
	expect(within(list).getByRole("alert")).toHaveTextContent("A link needs an address.");
});

test("what is wrong is said at its cell, which the form finds by the field's name", () => {
	render(<Links initial={`${links}\nlink\tShop\t`} error="URL is required." />);
	const [, , wrong] = screen.getAllByLabelText("URL");
	expect(wrong).toHaveAccessibleDescription("URL is required.");
	expect(wrong).toHaveAttribute("name", "social");
	expect(screen.getAllByRole("alert")).toHaveLength(1);
});
