import { useState } from "react";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SearchBox } from "./SearchBox.tsx";

/**
 * Filters a list while the admin types. The / key focuses it.
 *
 * - **Do** name the searched columns: "Search title and description".
 * - **Don't** put two search boxes on a page: / focuses one of them.
 *
 * ```tsx
 * import { SearchBox } from "@site/shared-ui/SearchBox";
 * ```
 */
const meta: Meta<typeof SearchBox> = {
	title: "Components/SearchBox (search field, filter, find)",
	id: "components-searchbox",
	component: SearchBox,
	args: { label: "Search title and description", value: "", onValueChange: () => {} },
	render: function Controlled(args) {
		const [value, setValue] = useState(args.value);
		const handleChange = (next: string) => {
			setValue(next);
			args.onValueChange(next);
		};
		return <SearchBox {...args} value={value} onValueChange={handleChange} />;
	},
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Default: Story = {};
export const WithText: Story = { args: { value: "kereta" } };
export const LongText: Story = {
	args: { value: "a transit map for Bandung's minibuses, drawn from eleven weeks of riding" },
};
export const DenseAndNarrow: Story = {
	decorators: [
		(Story) => (
			<div data-density="dense" style={{ maxWidth: "13rem" }}>
				<Story />
			</div>
		),
	],
};
