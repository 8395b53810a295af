import { createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, Disabled, Uploading, WithError } from "./FileDrop.stories.tsx";

const picture = new File(["picture"], "braga.webp", { type: "image/webp" });
const carrying = { types: ["Files"], files: [picture], dropEffect: "none" };

test("a file is chosen, and the same file can be chosen again", async () => {
	const handleFiles = jest.fn();
	renderStory(meta, Default, { onFiles: handleFiles });
	const input = screen.getByLabelText("Drawings: choose a file");
	await userEvent.upload(input, picture);
	await userEvent.upload(input, picture);
	expect(handleFiles.mock.calls).toEqual([[[picture]], [[picture]]]);
});

test("a file is dropped anywhere on it", () => {
	const handleFiles = jest.fn();
	renderStory(meta, Default, { onFiles: handleFiles });
	fireEvent.drop(screen.getByText("Drawings"), { dataTransfer: carrying });
	expect(handleFiles).toHaveBeenCalledWith([picture]);
});

test("a dragged text is not taken for a file", () => {
	const handleFiles = jest.fn();
	renderStory(meta, Default, { onFiles: handleFiles });
	const group = screen.getByRole("group", { name: "Drawings" });
	const over = createEvent.dragOver(group, { dataTransfer: { ...carrying, types: ["text/plain"] } });
	fireEvent(group, over);
	expect(over.defaultPrevented).toBe(false);
	fireEvent.drop(group, { dataTransfer: { ...carrying, types: ["text/plain"] } });
	expect(handleFiles).not.toHaveBeenCalled();
});

test("a pasted file is taken, pasted words are left to the page", () => {
	const handleFiles = jest.fn();
	renderStory(meta, Default, { onFiles: handleFiles });
	const input = screen.getByLabelText("Drawings: choose a file");
	fireEvent.paste(input, { clipboardData: { files: [] } });
	expect(handleFiles).not.toHaveBeenCalled();
	fireEvent.paste(input, { clipboardData: { files: [picture] } });
	expect(handleFiles).toHaveBeenCalledWith([picture]);
});

test("a file on its way shows how far it is and can be called back; another one has to wait", async () => {
	const handleCancel = jest.fn();
	const handleFiles = jest.fn();
	renderStory(meta, Uploading, { onCancel: handleCancel, onFiles: handleFiles });
	expect(screen.getByRole("progressbar", { name: "Uploading braga-from-the-roof.webp" })).toHaveAttribute("aria-valuenow", "37");
	expect(screen.getByText("1.2 MB of 3.2 MB")).toBeVisible();
	fireEvent.drop(screen.getByRole("group"), { dataTransfer: carrying });
	expect(handleFiles).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
	expect(handleCancel).toHaveBeenCalledTimes(1);
});

test("a refusal is announced in words", () => {
	renderStory(meta, WithError);
	expect(screen.getByRole("alert")).toHaveTextContent("File size must be less than 5MB");
});

test("a disabled one takes nothing", () => {
	const handleFiles = jest.fn();
	renderStory(meta, Disabled, { onFiles: handleFiles });
	expect(screen.getByLabelText("Drawings: choose a file")).toBeDisabled();
	fireEvent.drop(screen.getByRole("group"), { dataTransfer: carrying });
	expect(handleFiles).not.toHaveBeenCalled();
});
