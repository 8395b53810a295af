import { Button } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Menu } from "../Menu/Menu.tsx";
import { Dialog } from "./Dialog.tsx";

/**
 * Shows one entry or a short form above the page.
 *
 * - **Do** set `dirty` when a typed text would be lost by a click outside.
 * - **Don't** open a dialog from a dialog. A longer form gets its own page.
 *
 * ```tsx
 * import { Dialog } from "@site/shared-ui/Dialog";
 * ```
 */
const meta: Meta<typeof Dialog> = {
	title: "Components/Dialog (modal, popup, overlay, bottom sheet)",
	id: "components-dialog",
	component: Dialog,
	parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "30rem" } } },
	args: {
		open: true,
		title: "Koperasi Teh Malabar",
		lead: "Mobile App, 25-50 million IDR, 2-3 months. Submitted Nov 20, 2026.",
		children: (
			<p>
				Aplikasi timbangan untuk 220 pemetik di enam blok kebun. Harus jalan tanpa sinyal, lalu sinkron sore hari saat truk turun
				ke kantor.
			</p>
		),
	},
	render: function Opened({ open: startsOpen, onClose, ...args }) {
		const [open, setOpen] = useState(startsOpen);
		const close = () => setOpen(false);
		return (
			<div style={{ padding: 32, minHeight: "28rem" }}>
				<Button onClick={() => setOpen(true)}>Open dialog</Button>
				<Dialog
					{...args}
					open={open}
					onClose={() => {
						onClose?.();
						close();
					}}
					footer={
						<>
							<Button size="small" onClick={close}>
								Close
							</Button>
							<Button size="small" variant="primary" onClick={close}>
								Reply via Email
							</Button>
						</>
					}
				/>
			</div>
		);
	},
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Default: Story = {};
export const Closed: Story = { args: { open: false } };
/** The initial focus is on the heading, for a dialog with text to read. */
export const TitleFirst: Story = { args: { initialFocus: "title", size: "large" } };
export const Small: Story = { args: { size: "small" } };
export const Wide: Story = { args: { size: "wide" } };

/** A click outside does not close it, because the typed text would be lost. */
export const Dirty: Story = {
	args: {
		dirty: true,
		title: "Insert image",
		lead: undefined,
		children: (
			<Field label="Address">
				<Input name="address" defaultValue="https://" />
			</Field>
		),
	},
};

/** A menu opened inside is above the dialog, and Escape closes the innermost first. */
export const WithMenu: Story = {
	args: {
		dirty: true,
		children: <Menu trigger={<Button size="small">More</Button>} entries={[{ label: "Archive" }, { label: "Delete…" }]} />,
	},
};

export const LongText: Story = {
	args: {
		children: Array.from({ length: 24 }, (_, index) => `Paragraph ${index + 1}`).map((text) => (
			<p key={text} style={{ marginBottom: 16 }}>
				{text}. Layar besar, tombol besar, bisa dipakai dengan sarung tangan.
			</p>
		)),
	},
};
