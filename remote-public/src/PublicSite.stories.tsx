import { DataError } from "@site/shared-data";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { memoryRepositories } from "./testing/memoryRepositories.ts";
import { PublicSite } from "./testing/PublicSite.tsx";

const meta: Meta<typeof PublicSite> = {
	title: "Public site/Pages",
	component: PublicSite,
	parameters: { layout: "fullscreen", router: false },
};
export default meta;
type Story = StoryObj<typeof PublicSite>;

export const Home: Story = { args: { path: "/" } };

export const HomeBeforeAnythingIsPublished: Story = {
	args: { repositories: memoryRepositories({ profile: null, jobs: [], projects: [] }) },
};

export const HomeThatDidNotLoad: Story = {
	args: {
		repositories: {
			...memoryRepositories(),
			jobs: { list: () => Promise.reject(new DataError("unavailable", "503")) },
		},
	},
};

export const NotFound: Story = { args: { path: "/esays/forms-that-forgive" } };
