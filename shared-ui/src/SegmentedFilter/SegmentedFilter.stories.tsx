import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SegmentedFilter } from "./SegmentedFilter.tsx";

/**
 * Chooses one of two to six options, all of them visible.
 *
 * - **Do** start with the option that shows every entry.
 * - **Don't** use it for more than six options. A `Select` takes less space.
 *
 * ```tsx
 * import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
 * ```
 */
const meta: Meta<typeof SegmentedFilter<string>> = {
	title: "Components/SegmentedFilter (tabs, radio, segmented control, toggle group)",
	id: "components-segmentedfilter",
	component: SegmentedFilter,
	args: {
		label: "Category",
		value: "all",
		options: [
			{ value: "all", label: "Semua" },
			{ value: "website", label: "Website" },
			{ value: "mobile", label: "Mobile" },
			{ value: "custom", label: "Custom" },
		],
	},
	render: function Choosing(args) {
		const [value, setValue] = useState(args.value);
		return <SegmentedFilter {...args} value={value} onChange={setValue} />;
	},
};
export default meta;
type Story = StoryObj<typeof SegmentedFilter<string>>;

export const Pill: Story = {};
export const Square: Story = {
	args: {
		variant: "square",
		label: "Status",
		value: "open",
		options: [
			{ value: "open", label: "Open" },
			{ value: "waiting", label: "Waiting" },
			{ value: "done", label: "Done" },
		],
	},
};

/** Works before any script runs: the form submits to a URL. */
export const InAForm: Story = {
	args: {
		label: "Kind",
		name: "kind",
		value: "",
		options: [
			{ value: "", label: "All" },
			{ value: "maps", label: "Maps" },
		],
	},
	render: (args) => (
		<form>
			<SegmentedFilter {...args} />
		</form>
	),
};
