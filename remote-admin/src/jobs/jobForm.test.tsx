import { buildJob, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";

// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./jobFormRoute.tsx";
import "./jobsRoute.tsx";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";

const front = buildJob({
	id: "front",
	position: "Frontend engineer",
	company: "Kopi",
	companyLogo: "/logo.svg",
	displayOrder: 20,
});

function open(path: string, jobs = [front]) {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, jobs });
	render(<AdminSite path={path} repositories={repositories} />);
	return repositories;
}

beforeEach(() => localStorage.clear());

test("a new job is stored with empty fields as null, and leads to the list", async () => {
	const repositories = open("/admin/jobs/new", []);
	await userEvent.type(await screen.findByLabelText("Position"), "Gardener");
	await userEvent.type(screen.getByLabelText("Company"), "Kebun");
	await userEvent.type(screen.getByLabelText("Location"), "Lembang");
	fireEvent.change(screen.getByLabelText("Start Date"), { target: { value: "2024-02-29" } });
	await userEvent.clear(screen.getByLabelText("Display Order"));
	await userEvent.click(screen.getByRole("button", { name: "Add Job" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Jobs" })).toBeVisible();
	expect(await repositories.jobs.list()).toMatchObject([
		{
			position: "Gardener",
			company: "Kebun",
			location: "Lembang",
			startDate: "2024-02-29",
			endDate: null,
			companyLogo: null,
			description: null,
			isCurrent: false,
			displayOrder: 0,
		},
	]);
});

test("position, company, location and start date are required, with errors beside their fields", async () => {
	const repositories = open("/admin/jobs/new", []);
	await userEvent.click(await screen.findByRole("button", { name: "Add Job" }));
	for (const label of ["Position", "Company", "Location", "Start Date"]) {
		expect(screen.getByLabelText(label)).toHaveAttribute("aria-invalid", "true");
	}
	expect(await repositories.jobs.list()).toEqual([]);
});

test("a current job loses its end date, and the field is disabled", async () => {
	const repositories = open("/admin/jobs/front/edit");
	expect(await screen.findByLabelText(/^End Date/)).toHaveValue("2022-06-30");
	await userEvent.click(screen.getByLabelText(/This is my current job/));
	expect(screen.getByLabelText(/^End Date/)).toBeDisabled();
	expect(screen.getByLabelText(/^End Date/)).toHaveValue("");
	await userEvent.click(screen.getByRole("button", { name: "Update Job" }));
	await waitFor(async () => expect((await repositories.jobs.get("front"))?.isCurrent).toBe(true));
	expect((await repositories.jobs.get("front"))?.endDate).toBeNull();
});

test("a form that was open while the list was put in order is stored without a conflict, and keeps the order", async () => {
	const lead = buildJob({ id: "lead", displayOrder: 10 });
	const repositories = open("/admin/jobs/front/edit", [front, lead]);
	await userEvent.type(await screen.findByLabelText("Position"), " II");
	await repositories.jobs.reorder(["lead", "front"]);
	await userEvent.click(screen.getByRole("button", { name: "Update Job" }));
	await waitFor(async () => expect((await repositories.jobs.get("front"))?.position).toBe("Frontend engineer II"));
	expect((await repositories.jobs.list()).map(({ id }) => id)).toEqual(["lead", "front"]);
});

test("an end before the start shows an error beside the field", async () => {
	open("/admin/jobs/front/edit");
	fireEvent.change(await screen.findByLabelText(/^End Date/), { target: { value: "2018-01-01" } });
	await userEvent.click(screen.getByRole("button", { name: "Update Job" }));
	expect(screen.getByLabelText(/^End Date/)).toHaveAttribute("aria-invalid", "true");
});

test("a URL of an unknown job shows that it was not found", async () => {
	open("/admin/jobs/nobody/edit");
	expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
});

test.each([
	["Display Order", "99999999999", "Display Order must be a whole number from -2,147,483,647 to 2,147,483,647."],
	["Display Order", "1e3", "Display Order must be a whole number from -2,147,483,647 to 2,147,483,647."],
	["End Date", "2018-01-01", "End Date must not be before the start."],
])("%s %s stays as it was typed, and its limit is said at the field", async (label, typed, sentence) => {
	const repositories = open("/admin/jobs/front/edit");
	const field = await screen.findByLabelText(label);
	fireEvent.change(field, { target: { value: typed } });
	await userEvent.click(screen.getByRole("button", { name: "Update Job" }));
	expect(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
	expect(field).toHaveValue(typed);
	expect(await repositories.jobs.get("front")).toEqual(front);
});
