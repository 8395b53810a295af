import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./projectFormRoute.tsx";

async function open() {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	render(<AdminSite path="/admin/projects/new" repositories={repositories} />);
	await screen.findByLabelText("Title");
	return repositories;
}
// The panel of details is hidden where the screen is narrow, as it is here.
const image = () =>
	within(screen.getByRole("group", { name: "Preview Image", hidden: true })).getByRole("textbox", { hidden: true });
const publish = () => screen.getByRole("button", { name: "Publish" });

test("a project needs title, description, preview image and year, and a project URL must be one", async () => {
	const { projects } = await open();
	await userEvent.clear(screen.getByLabelText("Year"));
	await userEvent.type(screen.getByLabelText("Project URL"), "kebun dot example");
	await userEvent.click(publish());
	for (const label of ["Title", "Description", "Year"])
		await waitFor(() =>
			expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(`${label} is required`)),
		);
	expect(image()).toHaveAccessibleDescription("Preview Image is required.");
	expect(screen.getByLabelText("Project URL")).toHaveAccessibleDescription(expect.stringMatching(/begins with https/));
	expect(await projects.count()).toMatchObject({ total: 0 });
});

test("pressing Publish twice makes one project", async () => {
	const { projects } = await open();
	await userEvent.type(screen.getByLabelText("Title"), "Kebun");
	await userEvent.type(screen.getByLabelText("Description"), "A harvest ledger.");
	await userEvent.type(image(), "/sample/kebun.webp");
	await userEvent.dblClick(publish());
	await screen.findByRole("heading", { level: 1, name: "Projects" });
	expect(await projects.count()).toMatchObject({ total: 1 });
});
