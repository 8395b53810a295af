import { createMemoryPublicRepositories } from "@site/shared-data/testing";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { drawnSite } from "./testing/drawnSite.ts";
import { PublicSite } from "./testing/PublicSite.tsx";

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

// Not an argument: the catalogue would copy all that the repositories hold.
export const HomeThatDidNotLoad: Story = { render: () => <PublicSite repositories={failing()} /> };

export const Store: Story = { args: { path: "/store" } };

export const Hire: Story = { args: { path: "/hire" } };

export const Contact: Story = { args: { path: "/contact" } };

export const NotFound: Story = { args: { path: "/esays/forms-that-forgive" } };

function failing() {
	const repositories = createMemoryPublicRepositories(drawnSite());
	repositories.failWith("unavailable", "jobs");
	return repositories;
}
