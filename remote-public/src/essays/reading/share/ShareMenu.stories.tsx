import { defaultSettings } from "@site/shared-data/settings";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { ShareMenu } from "./ShareMenu.tsx";

const meta: Meta<typeof ShareMenu> = {
	title: "Public parts/Share menu (popover, social)",
	id: "public-parts-share-menu",
	component: ShareMenu,
	args: {
		url: "https://example.com/essays/forms-that-forgive",
		title: "Forms that forgive",
		targets: defaultSettings.shareTargets,
	},
};
export default meta;
type Story = StoryObj<typeof ShareMenu>;

export const Closed: Story = {};
export const Open: Story = {
	play: async ({ canvasElement }) => {
		canvasElement.querySelector("button")?.click();
	},
};
