import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import type { Meta, StoryObj } from "storybook-react-rsbuild";
import { AdminSite } from "./testing/AdminSite.tsx";
import { admin, sampleAdminSeed } from "./testing/sampleAdminSeed.ts";

const meta: Meta<typeof AdminSite> = {
	title: "Admin parts/Pages",
	component: AdminSite,
	parameters: { layout: "fullscreen", router: false },
};
export default meta;
type Story = StoryObj<typeof AdminSite>;

export const Dashboard: Story = { args: { path: "/admin" } };

export const DashboardOfAnEmptySite: Story = { args: { repositories: createMemoryAdminRepositories({ signedIn: admin }) } };

export const DashboardWithFailedBlocks: Story = { args: { repositories: failing() } };

export const SignIn: Story = { args: { path: "/admin/login", repositories: createMemoryAdminRepositories() } };

export const NotFound: Story = { args: { path: "/admin/nowhere" } };

export const Visits: Story = { args: { path: "/admin/visits" } };

export const VisitsOfAPage: Story = {
	args: { path: "/admin/visits?days=365&page=/essays/tea-terraces" },
};

export const VisitsOfAnEmptySite: Story = {
	args: { path: "/admin/visits", repositories: createMemoryAdminRepositories({ signedIn: admin }) },
};

export const VisitsWithoutConnection: Story = { args: { path: "/admin/visits", repositories: failing() } };

export const Projects: Story = { args: { path: "/admin/projects" } };

export const Essays: Story = { args: { path: "/admin/essays" } };

export const Jobs: Story = { args: { path: "/admin/jobs" } };

export const Contacts: Story = { args: { path: "/admin/contacts" } };

export const HireProjects: Story = { args: { path: "/admin/hire-projects" } };

export const HireBoard: Story = { args: { path: "/admin/hire-projects?view=board" } };

export const Quotes: Story = { args: { path: "/admin/quotes" } };

export const QuoteForm: Story = { args: { path: "/admin/quotes/draft" } };

export const SentQuote: Story = { args: { path: "/admin/quotes/sent" } };

export const AcceptedQuote: Story = { args: { path: "/admin/quotes/accepted" } };

export const Files: Story = { args: { path: "/admin/files" } };

export const FilesOfAnEmptySite: Story = {
	args: { path: "/admin/files", repositories: createMemoryAdminRepositories({ signedIn: admin }) },
};

export const Profile: Story = { args: { path: "/admin/profile" } };

export const ForgotPassword: Story = {
	args: { path: "/admin/forgot-password", repositories: createMemoryAdminRepositories() },
};

function failing() {
	const repositories = createMemoryAdminRepositories(sampleAdminSeed());
	repositories.failWith("offline", "essays", "profile", "visits");
	return repositories;
}
