import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { PublicSite } from "./testing/PublicSite.tsx";
import { sampleSiteSeed } from "./testing/sampleSiteSeed.ts";

const meta: Meta<typeof PublicSite> = {
	title: "Public parts/Pages",
	component: PublicSite,
	parameters: { layout: "fullscreen", router: false },
};
export default meta;
type Story = StoryObj<typeof PublicSite>;

export const Home: Story = { args: { path: "/" } };

export const HomeBeforeAnythingIsPublished: Story = {
	args: { repositories: createMemoryPublicRepositories() },
};

// Not an argument: Storybook would copy all data of the repositories.
export const HomeThatDidNotLoad: Story = { render: () => <PublicSite repositories={failing()} /> };

export const Store: Story = { args: { path: "/store" } };

export const Hire: Story = { args: { path: "/hire" } };

export const Contact: Story = { args: { path: "/contact" } };

export const Privacy: Story = { args: { path: "/privacy" } };

export const NotFound: Story = { args: { path: "/esays/forms-that-forgive" } };

function failing() {
	const repositories = createMemoryPublicRepositories(sampleSiteSeed());
	repositories.failWith("unavailable", "jobs");
	return repositories;
}
