import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Empty, Filled } from "./ImageField.stories.tsx";
import type { StoreFile } from "./useUpload.ts";

const image = new File(["image"], "braga.webp", { type: "image/webp" });
const group = () => within(screen.getByRole("group", { name: "Preview Image" }));
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
		failed: () => act(async () => deferred.reject(new Error("storage is away"))),
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
	renderStory(meta, Filled, { onUpload: storage.onUpload });
	await userEvent.upload(chooser(), image);
	await storage.failed();
	expect(group().getByRole("alert")).toHaveTextContent("Upload failed. Please try again.");
	expect(urlInput()).toHaveValue("/sample/kebun.webp");
	await userEvent.upload(chooser(), image);
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

test("the form's error describes the URL input", () => {
	renderStory(meta, Empty, { error: "A preview image is needed.", hint: "Shown at 16:9." });
	expect(urlInput()).toBeInvalid();
	expect(urlInput()).toHaveAccessibleDescription("A preview image is needed. Shown at 16:9.");
});

test("the error text can depend on the reason", async () => {
	const storage = deferredStorage();
	renderStory(meta, Empty, { onUpload: storage.onUpload, failure: (error) => `Not stored: ${(error as Error).message}.` });
	await userEvent.upload(chooser(), image);
	await storage.failed();
	expect(group().getByRole("alert")).toHaveTextContent("Not stored: storage is away.");
});
