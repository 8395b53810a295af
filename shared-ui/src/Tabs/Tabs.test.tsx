import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Tabs.stories.tsx";

test("the arrows move between tabs, wrap, and show the panel of each", async () => {
	const handleChange = jest.fn();
	renderStory(meta, stories.Default, { onChange: handleChange });
	expect(screen.getByRole("tablist", { name: "Editor" })).toBeVisible();
	expect(screen.getByRole("tabpanel", { name: "Write" })).toHaveTextContent("Pangalengan");
	await userEvent.tab();
	expect(screen.getByRole("tab", { name: "Write", selected: true })).toHaveFocus();
	await userEvent.keyboard("{ArrowLeft}");
	await waitFor(() => expect(screen.getByRole("tab", { name: "Details 3", selected: true })).toHaveFocus());
	expect(screen.getByRole("tabpanel")).toHaveTextContent("reading time");
	expect(handleChange).toHaveBeenCalledWith("details");
});

test("hidden panels keep their state when asked", async () => {
	renderStory(meta, stories.Default, {
		keepMounted: true,
		tabs: [
			{ value: "write", label: "Write", panel: <textarea aria-label="Text" /> },
			{ value: "preview", label: "Preview", panel: <p>Preview</p> },
		],
	});
	await userEvent.type(screen.getByLabelText("Text"), "half a sentence");
	await userEvent.click(screen.getByRole("tab", { name: "Preview" }));
	expect(screen.getByLabelText("Text")).not.toBeVisible();
	await userEvent.click(screen.getByRole("tab", { name: "Write" }));
	expect(screen.getByLabelText("Text")).toHaveValue("half a sentence");
});
