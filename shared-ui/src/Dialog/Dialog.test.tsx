import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Dialog.stories.tsx";
import { Dialog } from "./Dialog.tsx";

test("Escape closes a dialog and the focus returns to its trigger", async () => {
	const handleClose = jest.fn();
	renderStory(meta, stories.Closed, { onClose: handleClose });
	const opener = screen.getByRole("button", { name: "Open dialog" });
	await userEvent.click(opener);
	const dialog = await screen.findByRole("dialog", { name: "Koperasi Teh Malabar" });
	expect(dialog).toHaveAccessibleDescription(/25-50 million IDR/);
	await waitFor(() => expect(screen.getByRole("button", { name: "Close" })).toHaveFocus());
	await userEvent.keyboard("{Escape}");
	expect(handleClose).toHaveBeenCalledTimes(1);
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(opener).toHaveFocus();
});

test("Tab stays inside", async () => {
	renderStory(meta, stories.TitleFirst);
	await waitFor(() => expect(screen.getByRole("heading", { name: "Koperasi Teh Malabar" })).toHaveFocus());
	for (let presses = 0; presses < 5; presses++) {
		await userEvent.tab();
		await waitFor(() => expect(screen.getByRole("dialog")).toContainElement(document.activeElement as HTMLElement));
	}
});

test("a click outside closes the dialog", async () => {
	const handleClose = jest.fn();
	renderStory(meta, stories.Default, { onClose: handleClose });
	await userEvent.click((await screen.findByRole("dialog")).parentElement as HTMLElement);
	await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
});

test("a dirty dialog stays open on a click outside", async () => {
	const handleClose = jest.fn();
	renderStory(meta, stories.Dirty, { onClose: handleClose });
	await userEvent.click((await screen.findByRole("dialog")).parentElement as HTMLElement);
	expect(handleClose).not.toHaveBeenCalled();
	expect(screen.getByRole("dialog", { name: "Insert image" })).toBeVisible();
});

test("Escape closes a menu inside before the dialog", async () => {
	const handleClose = jest.fn();
	renderStory(meta, stories.WithMenu, { onClose: handleClose });
	await userEvent.click(await screen.findByRole("button", { name: "More" }));
	expect(await screen.findByRole("menuitem", { name: "Archive" })).toBeInTheDocument();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("menuitem")).not.toBeInTheDocument());
	expect(handleClose).not.toHaveBeenCalled();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(handleClose).toHaveBeenCalledTimes(1));
});

test("a form in a dialog does not submit the form that the dialog belongs to", async () => {
	const handleOuter = jest.fn();
	const handleInner = jest.fn((event: FormEvent) => event.preventDefault());
	render(
		<form onSubmit={handleOuter}>
			<Dialog open title="Sign in to go on" onClose={() => {}} footer={<button form="inner">Sign In</button>}>
				<form id="inner" onSubmit={handleInner} />
			</Dialog>
		</form>,
	);
	await userEvent.click(await screen.findByRole("button", { name: "Sign In" }));
	expect(handleInner).toHaveBeenCalledTimes(1);
	expect(handleOuter).not.toHaveBeenCalled();
});
