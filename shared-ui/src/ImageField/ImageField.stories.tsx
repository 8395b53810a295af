import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "../Button/Button.tsx";
import { ImageField } from "./ImageField.tsx";
import type { StoreFile } from "./useImageField.ts";

/** Stores the file in this browser, with two seconds of progress. */
const storeInBrowser: StoreFile = async (file, { onProgress, signal }) => {
	for (let step = 1; step <= 20; step += 1) {
		// oxlint-disable-next-line no-await-in-loop -- progress is sequential.
		await new Promise((resolve) => setTimeout(resolve, 100));
		signal.throwIfAborted();
		onProgress((file.size * step) / 20, file.size);
	}
	return URL.createObjectURL(file);
};

/**
 * Asks for an image, as a file or a URL.
 *
 * - **Do** name the accepted types and the largest size in the limits.
 * - **Don't** resolve `onUpload` before the file is stored. The field shows its progress.
 *
 * ```tsx
 * import { ImageField } from "@site/shared-ui/ImageField";
 * ```
 */
const meta: Meta<typeof ImageField> = {
	title: "Components/ImageField (upload, file, drag and drop, dropzone)",
	id: "components-imagefield",
	component: ImageField,
	args: {
		label: "Preview Image",
		name: "previewUrl",
		value: "",
		onValueChange: () => {},
		limits: "PNG, JPEG, GIF, WebP or AVIF, under 5 MB",
		accept: "image/png,image/jpeg,image/gif,image/webp,image/avif",
		onUpload: storeInBrowser,
		failure: (_error, { name }) => ({
			sentence: "Upload failed. Please try again.",
			detail: `${name} was not uploaded.`,
			way: "again",
		}),
		validate: ({ name, type }) =>
			type.startsWith("image/") ? null : { sentence: "Please select an image file", detail: `${name} is no image.` },
	},
	render: function Controlled(args) {
		const [value, setValue] = useState(args.value);
		const handleChange = (next: string) => {
			setValue(next);
			args.onValueChange(next);
		};
		return (
			<div data-density="dense">
				<ImageField {...args} value={value} onValueChange={handleChange} />
			</div>
		);
	},
	decorators: [
		(Story, { parameters: { maxWidth = "42rem" } }) => (
			<div style={{ maxWidth }}>
				<Story />
			</div>
		),
	],
};
export default meta;
type Story = StoryObj<typeof ImageField>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "/sample/kebun.webp" } };
export const Square: Story = { args: { label: "Profile Image", shape: "square", value: "/sample/portrait-600.webp" } };

const choose: Story["play"] = async ({ canvasElement }) => {
	const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
	const files = new DataTransfer();
	files.items.add(new File(["image"], "braga-from-the-roof.webp", { type: "image/webp" }));
	if (!input) return;
	input.files = files.files;
	input.dispatchEvent(new Event("change", { bubbles: true }));
};
export const Uploading: Story = {
	args: {
		onUpload: (_file, { onProgress }) => {
			onProgress(1_260_000, 3_400_000);
			return new Promise(() => {});
		},
	},
	play: choose,
};
export const TooLarge: Story = {
	args: {
		validate: ({ name }) => ({ sentence: "File size must be less than 5MB", detail: `${name} has 12.1 MB.`, way: "smaller" }),
	},
	play: choose,
};
export const MakingSmaller: Story = {
	args: {
		onUpload: (_file, { onProgress }) => {
			onProgress(0.5, 1, "Resizing");
			return new Promise(() => {});
		},
	},
	play: choose,
};
export const WithError: Story = { args: { error: "A preview image is needed." } };
export const WithAnAction: Story = {
	args: { label: "Insert Image", fileLabel: "Image file", action: <Button size="small">Insert</Button> },
};
export const UrlThatShowsNothing: Story = { args: { value: "/nowhere.webp" } };
export const Narrow: Story = {
	args: { value: "/sample/kebun.webp", hint: "Shown at 16:9 on the projects page." },
	parameters: { maxWidth: "17rem" },
};
export const NarrowSquare: Story = { args: Square.args, parameters: Narrow.parameters };
