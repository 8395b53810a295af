import { createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Disabled, Empty, Uploading } from "./ImageField.stories.tsx";

const image = new File(["image"], "braga.webp", { type: "image/webp" });
const dataTransfer = { types: ["Files"], files: [image], dropEffect: "none" };
const group = () => screen.getByRole("group", { name: "Preview Image" });

test("a dragged text is not a file", () => {
	const handleUpload = jest.fn();
	renderStory(meta, Empty, { onUpload: handleUpload });
	const over = createEvent.dragOver(group(), { dataTransfer: { ...dataTransfer, types: ["text/plain"] } });
	fireEvent(group(), over);
	expect(over.defaultPrevented).toBe(false);
	fireEvent.drop(group(), { dataTransfer: { ...dataTransfer, types: ["text/plain"] } });
	expect(handleUpload).not.toHaveBeenCalled();
});

test("a pasted file is taken, pasted words are left to the page", () => {
	const handleUpload = jest.fn(() => new Promise<string>(() => {}));
	renderStory(meta, Empty, { onUpload: handleUpload });
	const input = screen.getByLabelText("Preview Image: choose a file");
	fireEvent.paste(input, { clipboardData: { files: [] } });
	expect(handleUpload).not.toHaveBeenCalled();
	fireEvent.paste(input, { clipboardData: { files: [image] } });
	expect(handleUpload).toHaveBeenCalledWith(image, expect.anything());
});

test("an upload shows its progress; a second file is refused meanwhile", async () => {
	const handleUpload = jest.fn(Uploading.args?.onUpload);
	renderStory(meta, Uploading, { onUpload: handleUpload });
	await userEvent.upload(screen.getByLabelText("Preview Image: choose a file"), image);
	expect(screen.getByRole("progressbar", { name: "Uploading braga.webp" })).toHaveAttribute("aria-valuenow", "37");
	expect(screen.getByText("1.2 MB of 3.2 MB")).toBeVisible();
	fireEvent.drop(group(), { dataTransfer });
	expect(handleUpload).toHaveBeenCalledTimes(1);
});

test("a disabled field accepts no file", () => {
	const handleUpload = jest.fn();
	renderStory(meta, Disabled, { onUpload: handleUpload, defaultValue: "" });
	expect(screen.getByLabelText("Preview Image: choose a file")).toBeDisabled();
	fireEvent.drop(group(), { dataTransfer });
	expect(handleUpload).not.toHaveBeenCalled();
});
