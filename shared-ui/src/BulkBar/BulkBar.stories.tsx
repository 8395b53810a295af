import { Button } from "@site/shared-ui";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { BulkBar } from "./BulkBar.tsx";

/**
 * Offers the actions for the selected rows of a list, and floats at its lower edge.
 *
 * - **Do** put it after the list, inside the same scroller.
 * - **Don't** offer an action that only some of the selected rows allow.
 *
 * ```tsx
 * import { BulkBar } from "@site/shared-ui/BulkBar";
 * ```
 */
const meta: Meta<typeof BulkBar> = {
	title: "Components/BulkBar (bulk actions, selection, floating bar)",
	id: "components-bulkbar",
	component: BulkBar,
	args: {
		count: 3,
		onClear: () => {},
		children: (
			<>
				<Button size="small" variant="quiet">
					Publish
				</Button>
				<Button size="small" variant="danger">
					Delete…
				</Button>
			</>
		),
	},
};
export default meta;

export const Selected: StoryObj<typeof BulkBar> = {};
