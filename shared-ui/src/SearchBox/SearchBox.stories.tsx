import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { SearchBox } from "./SearchBox.tsx";

const meta: Meta<typeof SearchBox> = {
	title: "Components/SearchBox",
	component: SearchBox,
	args: { label: "Search title and description" },
};
export default meta;
type Story = StoryObj<typeof SearchBox>;

export const Default: Story = {};
export const WithText: Story = { args: { defaultValue: "kereta" } };
export const LongText: Story = {
	args: { defaultValue: "a transit map for Bandung's minibuses, drawn from eleven weeks of riding" },
};
export const DenseAndNarrow: Story = {
	render: (args) => (
		<div data-density="dense" style={{ maxWidth: "13rem" }}>
			<SearchBox {...args} />
		</div>
	),
};
