import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { FileDrop } from "./FileDrop.tsx";

const meta: Meta<typeof FileDrop> = {
	title: "Components/FileDrop",
	component: FileDrop,
	args: {
		label: "Drawings",
		what: "an image",
		limits: "PNG, JPEG, GIF, WebP or AVIF, under 5 MB",
		accept: "image/png,image/jpeg,image/gif,image/webp,image/avif",
		onFiles: () => {},
	},
	render: (args) => (
		<div style={{ maxWidth: "40rem" }}>
			<FileDrop {...args} />
		</div>
	),
};
export default meta;
type Story = StoryObj<typeof FileDrop>;

export const Default: Story = {};
export const Uploading: Story = {
	args: { upload: { name: "braga-from-the-roof.webp", sent: 1_260_000, total: 3_400_000 }, onCancel: () => {} },
};
export const WithError: Story = { args: { error: "File size must be less than 5MB" } };
export const Disabled: Story = { args: { disabled: true } };
export const Narrow: Story = {
	args: { upload: { name: "a-file-with-a-name-that-nobody-ever-shortened.webp", sent: 0, total: 3_400_000 }, onCancel: () => {} },
	render: (args) => (
		<div style={{ maxWidth: "13rem" }}>
			<FileDrop {...args} />
		</div>
	),
};
