import { urls } from "@site/shared-data";
import {
	buildEssay,
	buildJob,
	buildProfile,
	buildProject,
	buildReplyTemplate,
	buildService,
	buildServiceCategory,
	createMemoryAdminRepositories,
} from "@site/shared-data/testing";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";

// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../jobs/jobFormRoute.tsx";
import "../profile/profileRoute.tsx";
import "../publications/essays/essayFormRoute.tsx";
import "../publications/projects/projectFormRoute.tsx";
import "../reply-templates/replyTemplateFormRoute.tsx";
import "../services/serviceFormRoute.tsx";
import "../settings/siteRoute.tsx";

const seed = () => ({
	signedIn: admin,
	profile: buildProfile(),
	essays: [buildEssay({ id: "kopi" })],
	projects: [buildProject({ id: "kopi" })],
	jobs: [buildJob({ id: "kopi" })],
	replyTemplates: [buildReplyTemplate({ id: "kopi" })],
	services: [buildService({ id: "kopi", category: "website" })],
	serviceCategories: [buildServiceCategory({ id: "website", name: "Website" })],
});

beforeEach(() => localStorage.clear());

test.each([
	["essays", urls.admin.editEssay("kopi"), "Title"],
	["projects", urls.admin.editProject("kopi"), "Title"],
	["jobs", urls.admin.editJob("kopi"), "Position"],
	["replyTemplates", urls.admin.editReplyTemplate("kopi"), "Name"],
	["services", urls.admin.editService("kopi"), "Name"],
	["profile", urls.admin.profile(), "Name"],
	["settings", urls.admin.site(), "Name of the site"],
] as const)("%s: what is typed while the row is stored stays in its field, unsaved", async (table, path, label) => {
	const repositories = createMemoryAdminRepositories(seed());
	const rows: object = repositories[table];
	const { save } = rows as { save: (...sent: unknown[]) => Promise<unknown> };
	let answer = () => {};
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	Object.assign(rows, {
		save: async (...sent: unknown[]) => {
			const stored = await save(...sent);
			await answered;
			return stored;
		},
	});
	render(<AdminSite path={path} repositories={repositories} />);
	const write = (value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
	await screen.findByLabelText(label);
	write("First");
	fireEvent.keyDown(document.body, { key: "s", code: "KeyS", ctrlKey: true });
	await screen.findByText("Saving…");
	write("First and more");
	await act(async () => answer());
	await waitFor(() => expect(screen.queryByText("Saving…")).not.toBeInTheDocument());
	expect(screen.getByLabelText(label)).toHaveValue("First and more");
	expect(screen.getByText("Unsaved changes")).toBeInTheDocument();
});
