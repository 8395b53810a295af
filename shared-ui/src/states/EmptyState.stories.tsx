import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Button } from "../Button/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

/**
 * Replaces a list that has loaded and has no entries.
 *
 * - **Do** say how the first entry appears, and offer that action to the admin.
 * - **Don't** use it for a search without results: name the search, and offer to clear it.
 *
 * ```tsx
 * import { EmptyState } from "@site/shared-ui";
 * ```
 */
const meta: Meta<typeof EmptyState> = {
	title: "Components/EmptyState (blank, zero state, no results)",
	id: "components-emptystate",
	component: EmptyState,
	args: { title: "No projects available", children: "Check back later for new projects." },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Default: Story = {};
export const WithAction: Story = {
	args: { title: "No jobs yet", children: "Jobs appear on the home page.", action: <Button size="small">Add a job</Button> },
};
