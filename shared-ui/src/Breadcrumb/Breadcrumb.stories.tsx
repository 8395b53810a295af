import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { Breadcrumb } from "./Breadcrumb.tsx";

const meta: Meta<typeof Breadcrumb> = { title: "Components/Breadcrumb", component: Breadcrumb };
export default meta;
type Story = StoryObj<typeof Breadcrumb>;

export const Default: Story = {
	args: {
		trail: [{ label: "Content", to: "/" }, { label: "Letters", to: "/letters" }, { label: "What the tea pickers taught me" }],
	},
};
