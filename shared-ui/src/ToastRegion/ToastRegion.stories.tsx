import { Button } from "@site/shared-ui";
import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { createToasts } from "./createToasts.ts";
import { ToastRegion } from "./ToastRegion.tsx";

/**
 * Reports the result of an action for some seconds, above everything else.
 *
 * - **Do** offer Undo where the action can be undone.
 * - **Don't** report an error that needs an answer. Use a `Notice` for it.
 *
 * ```tsx
 * import { createToasts } from "@site/shared-ui/createToasts";
 * import { ToastRegion } from "@site/shared-ui/ToastRegion";
 * ```
 */
const meta: Meta<typeof ToastRegion> = {
	title: "Components/ToastRegion (toast, snackbar, notification)",
	id: "components-toastregion",
	component: ToastRegion,
	parameters: { docs: { story: { inline: false, height: "20rem" } } },
};
export default meta;
type Story = StoryObj<typeof ToastRegion>;

/** One of each tone, without a timeout. */
export const Tones: Story = {
	render: function Tones() {
		const [toasts] = useState(() => {
			const toasts = createToasts();
			const action = { label: "Undo", run: () => {} };
			toasts.show({ tone: "ok", text: "Angkot is published.", action, durationMs: Number.POSITIVE_INFINITY });
			toasts.show({
				tone: "danger",
				text: "Loket could not be published. The connection was lost; the list is unchanged.",
				action: { label: "Retry", run: () => {} },
			});
			return toasts;
		});
		return (
			<div style={{ minHeight: "18rem" }}>
				<ToastRegion toasts={toasts} />
			</div>
		);
	},
};

/** It disappears after five seconds; hover or focus pauses it. */
export const Vanishing: Story = {
	render: function Vanishing() {
		const [toasts] = useState(createToasts);
		const [published, setPublished] = useState(false);
		const handlePublish = () => {
			setPublished(true);
			toasts.show({ tone: "ok", text: "Angkot is published.", action: { label: "Undo", run: () => setPublished(false) } });
		};
		return (
			<div style={{ minHeight: "18rem" }}>
				<Button onClick={handlePublish}>{published ? "Publish again" : "Publish"}</Button>
				<ToastRegion toasts={toasts} />
			</div>
		);
	},
};
