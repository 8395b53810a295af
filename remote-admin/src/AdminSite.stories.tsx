import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AdminSite } from "./testing/AdminSite.tsx";
import { drawnAdmin, owner } from "./testing/drawnAdmin.ts";

const meta: Meta<typeof AdminSite> = {
	title: "Admin parts/Pages",
	component: AdminSite,
	parameters: { layout: "fullscreen", router: false },
};
export default meta;
type Story = StoryObj<typeof AdminSite>;

export const Dashboard: Story = { args: { path: "/admin" } };

export const DashboardOfAnEmptySite: Story = { args: { repositories: createMemoryAdminRepositories({ signedIn: owner }) } };

export const DashboardWithFailedBlocks: Story = { args: { repositories: failing() } };

export const SignIn: Story = { args: { path: "/admin/login", repositories: createMemoryAdminRepositories() } };

export const NotFound: Story = { args: { path: "/admin/projects" } };

function failing() {
	const repositories = createMemoryAdminRepositories(drawnAdmin());
	repositories.failWith("offline", "essays", "profile");
	return repositories;
}
