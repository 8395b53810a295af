import { Button } from "@site/shared-ui";
import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ConfirmDialog } from "./ConfirmDialog.tsx";

/**
 * Asks before an action that cannot be undone.
 *
 * - **Do** name the entry and the consequence, and repeat the verb on the button.
 * - **Don't** ask before an action that can be undone. Offer Undo in a toast instead.
 *
 * ```tsx
 * import { ConfirmDialog } from "@site/shared-ui/ConfirmDialog";
 * ```
 */
const meta: Meta<typeof ConfirmDialog> = {
	title: "Components/ConfirmDialog (modal, alert, confirmation, delete)",
	id: "components-confirmdialog",
	component: ConfirmDialog,
	parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "24rem" } } },
	args: {
		open: true,
		title: "Delete entry?",
		children: "Are you sure you want to delete this entry? This action cannot be undone.",
		item: "Loket",
	},
	render: function Opened({ open: startsOpen, onConfirm, onCancel, ...args }) {
		const [open, setOpen] = useState(startsOpen);
		return (
			<div style={{ padding: 32, minHeight: "22rem" }}>
				<Button variant="danger" onClick={() => setOpen(true)}>
					Delete…
				</Button>
				<ConfirmDialog
					{...args}
					open={open}
					onConfirm={() => onConfirm?.()}
					onCancel={() => {
						onCancel?.();
						setOpen(false);
					}}
				/>
			</div>
		);
	},
};
export default meta;
type Story = StoryObj<typeof ConfirmDialog>;

export const Delete: Story = {};
export const Busy: Story = { args: { busy: true } };
export const Failed: Story = { args: { error: "Loket could not be deleted. The connection was lost; nothing has changed." } };
