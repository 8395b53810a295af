import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./ConfirmDialog.stories.tsx";

test("deleting names the item and starts on Cancel", async () => {
	renderStory(meta, stories.Delete);
	expect(await screen.findByRole("dialog", { name: "Delete entry?" })).toHaveTextContent("Loket");
	await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
});

test("Escape cancels; Delete confirms and leaves the closing to the screen", async () => {
	const handleConfirm = jest.fn();
	const handleCancel = jest.fn();
	renderStory(meta, stories.Delete, { onConfirm: handleConfirm, onCancel: handleCancel });
	await userEvent.click(await screen.findByRole("button", { name: "Delete" }));
	expect(handleConfirm).toHaveBeenCalledTimes(1);
	expect(screen.getByRole("dialog")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	expect(handleCancel).toHaveBeenCalledTimes(1);
});

test("while it is busy all buttons are disabled and Escape does not close it", async () => {
	const handleCancel = jest.fn();
	renderStory(meta, stories.Busy, { onCancel: handleCancel });
	expect(await screen.findByRole("button", { name: "Delete" })).toBeDisabled();
	expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
	await userEvent.keyboard("{Escape}");
	expect(handleCancel).not.toHaveBeenCalled();
	expect(screen.getByRole("dialog")).toBeVisible();
});

test("a failed deletion shows the error and stays open", async () => {
	renderStory(meta, stories.Failed);
	expect(await screen.findByRole("alert")).toHaveTextContent("nothing has changed");
	expect(screen.getByRole("button", { name: "Delete" })).toBeEnabled();
});
