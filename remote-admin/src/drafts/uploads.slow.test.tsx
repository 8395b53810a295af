import { urls } from "@site/shared-data";
import { buildJob, buildProfile, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";

// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../jobs/jobFormRoute.tsx";
import "../profile/profileRoute.tsx";
import "../settings/siteRoute.tsx";

const seed = { signedIn: admin, profile: buildProfile(), jobs: [buildJob({ id: "kopi" })] };

/** Chooses a picture; its upload ends with the returned function. */
async function startUpload(path: string, field: string) {
	const repositories = createMemoryAdminRepositories(seed);
	let store = (_url: string) => {};
	const stored = new Promise<{ url: string; width: number; height: number }>((resolve) => {
		store = (url) => resolve({ url, width: 1, height: 1 });
	});
	Object.assign(repositories.uploads, { upload: () => stored });
	render(<AdminSite path={path} repositories={repositories} />);
	const chooser = await screen.findByLabelText(`${field}: choose a file`);
	fireEvent.change(chooser, { target: { files: [new File(["x"], "tea.png", { type: "image/png" })] } });
	await screen.findByRole("progressbar");
	return { repositories, finish: () => act(async () => store("/stored/tea.png")) };
}

beforeEach(() => localStorage.clear());

test.each([
	["profile", urls.admin.profile(), "Profile Image", "Save Changes"],
	["jobs", urls.admin.editJob("kopi"), "Company Logo", "Update Job"],
	["settings", urls.admin.site(), "Icon of the browser tab", "Save Changes"],
] as const)("%s: a save waits for the picture, and then stores it", async (table, path, field, label) => {
	const { repositories, finish } = await startUpload(path, field);
	fireEvent.click(screen.getByText(label));
	expect(await screen.findByText(/An image is still uploading/)).toBeVisible();
	await finish();
	fireEvent.click(screen.getByText(label));
	await screen.findByText(/^Dashboard$|^Jobs$/, { selector: "h1" });
	const rows = {
		profile: () => repositories.profile.getOrCreate(),
		jobs: () => repositories.jobs.get("kopi"),
		settings: () => repositories.settings.get(),
	};
	expect(JSON.stringify(await rows[table]())).toContain("/stored/tea.png");
});

test("leaving during an upload asks, and the picture can still arrive", async () => {
	const { finish } = await startUpload(urls.admin.profile(), "Profile Image");
	await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
	expect(dialog.getByText("An image is still uploading. It is lost when you leave.")).toBeVisible();
	await userEvent.click(dialog.getByRole("button", { name: "Keep editing" }));
	await finish();
	expect(screen.getByDisplayValue("/stored/tea.png")).toBeVisible();
	expect(screen.getByText("Unsaved changes")).toBeVisible();
});
