import { act, createEvent, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Empty, Filled, TooLarge, Uploading } from "./ImageField.stories.tsx";
import { formatBytes } from "./Uploads.tsx";
import type { StoreFile } from "./useImageField.ts";

const image = new File(["image"], "braga.webp", { type: "image/webp" });
const dataTransfer = { types: ["Files"], files: [image], dropEffect: "none" };
const field = () => screen.getByRole("group", { name: "Preview Image" });
const group = () => within(field());
const urlInput = () => group().getByRole("textbox");
const chooser = () => group().getByLabelText("Preview Image: choose a file");

/** A storage whose response the test controls. */
function deferredStorage() {
	let deferred: { resolve: (url: string) => void; reject: (error: Error) => void };
	let call: Parameters<StoreFile>[1];
	const onUpload: StoreFile = (_file, options) => {
		call = options;
		return new Promise((resolve, reject) => {
			deferred = { resolve, reject };
		});
	};
	return {
		onUpload,
		stored: (url: string) => act(async () => deferred.resolve(url)),
		failed: () => act(async () => deferred.reject(new Error("away"))),
		sent: (bytes: number, total: number) => act(async () => call.onProgress(bytes, total)),
		signal: () => call.signal,
	};
}

test("a typed URL shows the image, and Clear removes both", async () => {
	renderStory(meta, Empty);
	await userEvent.type(urlInput(), "/sample/kebun.webp");
	expect(await group().findByRole("img", { name: "Preview of preview image" })).toHaveAttribute("src", "/sample/kebun.webp");
	expect(urlInput()).toHaveFocus();
	await userEvent.click(group().getByRole("button", { name: "Clear" }));
	expect(group().queryByRole("img")).not.toBeInTheDocument();
	expect(urlInput()).toHaveValue("");
	expect(urlInput()).toHaveFocus();
});

test("a chosen file shows its progress, then its URL in the text box", async () => {
	const storage = deferredStorage();
	const handleValue = jest.fn();
	renderStory(meta, Empty, { onUpload: storage.onUpload, onValueChange: handleValue });
	await userEvent.upload(chooser(), image);
	await storage.sent(50, 200);
	expect(group().getByRole("progressbar", { name: "Uploading braga.webp" })).toHaveAttribute("aria-valuenow", "25");
	await storage.stored("https://cdn.example/braga.webp");
	expect(urlInput()).toHaveValue("https://cdn.example/braga.webp");
	expect(await group().findByRole("img")).toHaveAttribute("src", "https://cdn.example/braga.webp");
	expect(handleValue).toHaveBeenLastCalledWith("https://cdn.example/braga.webp");
});

test("a file may be dropped anywhere on the field, also on the current image", async () => {
	const storage = deferredStorage();
	renderStory(meta, Filled, { onUpload: storage.onUpload });
	fireEvent.drop(group().getByRole("img"), { dataTransfer: { types: ["Files"], files: [image] } });
	await storage.stored("/stored/braga.webp");
	expect(urlInput()).toHaveValue("/stored/braga.webp");
});

test("a failed upload shows an error, keeps the old URL and can be retried", async () => {
	const storage = deferredStorage();
	renderStory(meta, Filled, {
		onUpload: storage.onUpload,
		failure: (error, { name }) => ({ sentence: "Not stored.", detail: `${name}: ${(error as Error).message}`, way: "again" }),
	});
	await userEvent.upload(chooser(), image);
	await storage.failed();
	expect(group().getByRole("alert")).toHaveTextContent("Not stored. braga.webp: away");
	expect(urlInput()).toHaveValue("/sample/kebun.webp");
	await userEvent.click(group().getByRole("button", { name: "Try again: braga.webp" }));
	expect(group().queryByRole("alert")).not.toBeInTheDocument();
	await storage.stored("/stored/braga.webp");
	expect(urlInput()).toHaveValue("/stored/braga.webp");
});

test("Cancel aborts the upload: its late response changes nothing", async () => {
	const storage = deferredStorage();
	renderStory(meta, Empty, { onUpload: storage.onUpload });
	await userEvent.upload(chooser(), image);
	await userEvent.click(group().getByRole("button", { name: "Cancel" }));
	expect(storage.signal().aborted).toBe(true);
	await storage.stored("/late.webp");
	expect(urlInput()).toHaveValue("");
	expect(group().queryByRole("progressbar")).not.toBeInTheDocument();
	expect(chooser()).toBeEnabled();
});

test("a file that is refused is never sent", async () => {
	const handleUpload = jest.fn();
	renderStory(meta, Empty, { onUpload: handleUpload });
	const text = new File(["words"], "notes.txt", { type: "text/plain" });
	fireEvent.drop(urlInput(), { dataTransfer: { types: ["Files"], files: [text] } });
	expect(group().getByRole("alert")).toHaveTextContent("Please select an image file");
	expect(handleUpload).not.toHaveBeenCalled();
});

test("the focus stays inside when a button gives way to the progress, and that to the image", async () => {
	const storage = deferredStorage();
	renderStory(meta, Empty, { onUpload: storage.onUpload });
	chooser().focus();
	await userEvent.upload(chooser(), image);
	expect(group().getByRole("button", { name: "Cancel" })).toHaveFocus();
	await storage.stored("/stored/braga.webp");
	expect(field()).toHaveFocus();
});

test("a URL that is typed during an upload stays when the upload is stored", async () => {
	const storage = deferredStorage();
	renderStory(meta, Empty, { onUpload: storage.onUpload });
	await userEvent.upload(chooser(), image);
	await userEvent.type(urlInput(), "/typed.webp");
	expect(storage.signal().aborted).toBe(true);
	await storage.stored("/late.webp");
	expect(urlInput()).toHaveValue("/typed.webp");
	expect(group().queryByRole("progressbar")).not.toBeInTheDocument();
});

test("the form's error describes the URL input", () => {
	renderStory(meta, Empty, { error: "A preview image is needed.", hint: "Shown at 16:9." });
	expect(urlInput()).toBeInvalid();
	expect(urlInput()).toHaveAccessibleDescription("A preview image is needed. Shown at 16:9.");
});

test("a dragged text is not a file", () => {
	const handleUpload = jest.fn();
	renderStory(meta, Empty, { onUpload: handleUpload });
	const over = createEvent.dragOver(field(), { dataTransfer: { ...dataTransfer, types: ["text/plain"] } });
	fireEvent(field(), over);
	expect(over.defaultPrevented).toBe(false);
	fireEvent.drop(field(), { dataTransfer: { ...dataTransfer, types: ["text/plain"] } });
	expect(handleUpload).not.toHaveBeenCalled();
});

test("a pasted file is taken; words are left to the page, also in the address box with their picture", () => {
	const handleUpload = jest.fn(() => new Promise<string>(() => {}));
	renderStory(meta, Empty, { onUpload: handleUpload });
	const words = { getData: () => "/tea.webp" };
	fireEvent.paste(chooser(), { clipboardData: { ...words, files: [] } });
	const paste = createEvent.paste(urlInput(), { clipboardData: { ...words, files: [image] } });
	fireEvent(urlInput(), paste);
	expect(paste.defaultPrevented).toBe(false);
	expect(handleUpload).not.toHaveBeenCalled();
	fireEvent.paste(chooser(), { clipboardData: { ...words, files: [image] } });
	expect(handleUpload).toHaveBeenCalledWith(image, expect.anything());
});

test("a file that is too large is made smaller and uploaded by one press, or dismissed", async () => {
	const handleUpload = jest.fn(() => new Promise<string>(() => {}));
	renderStory(meta, TooLarge, { onUpload: handleUpload });
	await userEvent.upload(chooser(), image);
	expect(group().getByRole("alert")).toHaveTextContent("File size must be less than 5MB braga.webp has 12.1 MB.");
	await userEvent.click(group().getByRole("button", { name: "Dismiss: braga.webp" }));
	expect(group().queryByRole("alert")).not.toBeInTheDocument();
	expect(field()).toHaveFocus();
	await userEvent.upload(chooser(), image);
	await userEvent.click(group().getByRole("button", { name: "Make it smaller and upload: braga.webp" }));
	expect(handleUpload).toHaveBeenCalledWith(image, expect.objectContaining({ smaller: true }));
});

test("of several files the first is taken, and the others are named", async () => {
	renderStory(meta, Empty, { onUpload: () => new Promise(() => {}) });
	const second = new File(["image"], "second.webp", { type: "image/webp" });
	fireEvent.drop(field(), { dataTransfer: { ...dataTransfer, files: [image, second] } });
	expect(group().getByRole("progressbar", { name: "Uploading braga.webp" })).toBeInTheDocument();
	expect(group().getByRole("alert")).toHaveTextContent("One file fits here. second.webp was not taken.");
});

test("an upload shows its progress; a newer file takes its place", async () => {
	const handleUpload = jest.fn(Uploading.args?.onUpload);
	renderStory(meta, Uploading, { onUpload: handleUpload });
	await userEvent.upload(chooser(), image);
	expect(screen.getByRole("progressbar", { name: "Uploading braga.webp" })).toHaveAttribute("aria-valuenow", "37");
	expect(screen.getByText("1.2 MB of 3.2 MB")).toBeVisible();
	const newer = new File(["image"], "newer.webp", { type: "image/webp" });
	// The browser would leave the form and open it.
	for (const create of [createEvent.dragOver, createEvent.drop]) {
		const event = create(field(), { dataTransfer: { ...dataTransfer, files: [newer] } });
		fireEvent(field(), event);
		expect(event.defaultPrevented).toBe(true);
	}
	expect(handleUpload).toHaveBeenCalledTimes(2);
	expect(handleUpload.mock.calls[0]?.[1].signal.aborted).toBe(true);
	expect(screen.getByRole("progressbar", { name: "Uploading newer.webp" })).toBeInTheDocument();
});

test.each([
	[0, "0 B"],
	[1023, "1023 B"],
	[757_760, "740 KB"],
	[5_242_880, "5.0 MB"],
])("%i bytes read as %s", (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text);
});
