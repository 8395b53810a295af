import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Drawer.stories.tsx";

test.each([
	["Escape", () => userEvent.keyboard("{Escape}")],
	["Close", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
])("%s closes the drawer and the focus returns", async (_way, leave) => {
	renderStory(meta, stories.Closed);
	const opener = screen.getByRole("button", { name: "Menu" });
	await userEvent.click(opener);
	const drawer = await screen.findByRole("dialog", { name: "Menu" });
	await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
	await leave();
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(opener).toHaveFocus();
});
