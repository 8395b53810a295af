import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Disclosure.stories.tsx";

test("the button opens and closes what belongs to it", async () => {
	renderStory(meta, stories.Closed);
	const button = screen.getByRole("button", { name: "Previous roles", expanded: false });
	expect(screen.getByText("Designer at Kopi Lembang")).not.toBeVisible();
	await userEvent.click(button);
	expect(button).toHaveAttribute("aria-expanded", "true");
	expect(screen.getByText("Designer at Kopi Lembang")).toBeVisible();
});

test("a floating one closes on Escape and gives the focus back", async () => {
	renderStory(meta, stories.Floating);
	screen.getByRole("link", { name: "Share on X" }).focus();
	await userEvent.keyboard("{Escape}");
	expect(screen.getByRole("button", { name: "Share", expanded: false })).toHaveFocus();
	expect(screen.queryByRole("link", { name: "Share on X" })).not.toBeInTheDocument();
});

test("a floating one closes on a press elsewhere", async () => {
	renderStory(meta, stories.Floating);
	await userEvent.click(document.body);
	expect(screen.getByRole("button", { name: "Share" })).toHaveAttribute("aria-expanded", "false");
});
