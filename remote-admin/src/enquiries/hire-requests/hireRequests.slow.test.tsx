import { buildHireRequest, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./hireRequestsRoute.tsx";

const malabar = buildHireRequest({
	id: "malabar",
	clientName: "Koperasi Malabar",
	clientEmail: "pengurus@malabar.example",
	projectType: "Mobile App",
	budgetRange: "25-50 million",
	timeline: "2-3 months",
	projectDescription: "Aplikasi timbangan",
	additionalRequirements: "Tombol besar",
	createdAt: new Date(2026, 10, 20, 14, 5),
});
const selasar = buildHireRequest({ id: "selasar", clientName: "Galeri Selasar", status: "reviewing", timeline: null });

function open(hireRequests = [malabar, selasar], path = "/admin/hire-projects") {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, hireRequests });
	render(<AdminSite path={path} repositories={repositories} />);
	return repositories;
}
const row = async (name: string) => within((await screen.findByRole("link", { name })).closest("tr") as HTMLElement);

test("a row shows the name, e-mail, type, budget, timeline, description and waiting time", async () => {
	open();
	const malabars = await row("Koperasi Malabar");
	for (const text of [
		"pengurus@malabar.example",
		"Mobile App",
		"25-50 million",
		"2-3 months",
		"Aplikasi timbangan",
		"Pending",
		"Nov 20, 2026 • 2:05 PM",
	]) {
		expect(malabars.getByText(text)).toBeVisible();
	}
	expect(malabars.getByText(/^Waiting /)).toBeVisible();
	expect((await row("Galeri Selasar")).queryByText(/^Waiting /)).not.toBeInTheDocument();
});

test("the counters have no card for rejected requests", async () => {
	open([malabar, selasar, buildHireRequest({ status: "rejected" })]);
	await row("Galeri Selasar");
	const counters = within(screen.getByRole("list", { name: "Counters" }));
	expect(counters.getAllByRole("listitem").map((card) => card.textContent)).toEqual([
		"Total3",
		"Pending1",
		"Reviewing1",
		"Accepted0",
		"Completed0",
	]);
});

test("the filter offers all five states", async () => {
	open();
	await row("Galeri Selasar");
	const options = within(screen.getByRole("combobox", { name: "Status" })).getAllByRole("option");
	expect(options.map((option) => option.textContent)).toEqual([
		"All",
		"Pending",
		"Reviewing",
		"Accepted",
		"Rejected",
		"Completed",
	]);
});

test("the dialog shows every filled field and omits empty ones", async () => {
	open();
	await userEvent.click((await row("Koperasi Malabar")).getByRole("link", { name: "View" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Koperasi Malabar" }));
	for (const text of ["Timeline", "Additional requirements", "Tombol besar"]) expect(dialog.getByText(text)).toBeVisible();
	expect(dialog.getByRole("link", { name: "Reply via Email" })).toHaveAttribute(
		"href",
		"mailto:pengurus@malabar.example?subject=Re%3A%20Mobile%20App%20Project",
	);
	await userEvent.click(dialog.getByRole("button", { name: "Next request" }));
	const other = within(await screen.findByRole("dialog", { name: "Galeri Selasar" }));
	expect(other.queryByText("Timeline")).not.toBeInTheDocument();
	expect(other.queryByText("Additional requirements")).not.toBeInTheDocument();
});

test("a status button stores the status at once, and Undo restores the previous one", async () => {
	const repositories = open();
	await userEvent.click((await row("Koperasi Malabar")).getByRole("link", { name: "View" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Koperasi Malabar" }));
	expect(dialog.getByRole("button", { name: "Pending" })).toHaveAttribute("aria-pressed", "true");
	await userEvent.click(dialog.getByRole("button", { name: "Accepted" }));
	await waitFor(() => expect(dialog.getByRole("button", { name: "Accepted" })).toHaveAttribute("aria-pressed", "true"));
	expect((await repositories.hireRequests.get("malabar"))?.status).toBe("accepted");
	await userEvent.click(screen.getByText("Undo"));
	await waitFor(async () => expect((await repositories.hireRequests.get("malabar"))?.status).toBe("pending"));
});

test("selected requests change together, and Undo restores each status", async () => {
	const repositories = open();
	await row("Galeri Selasar");
	await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
	const bar = within(screen.getByRole("region", { name: "Chosen entries" }));
	await userEvent.click(bar.getByRole("button", { name: "Rejected" }));
	expect(await screen.findByText("2 requests are rejected.")).toBeInTheDocument();
	await userEvent.click(screen.getByText("Undo"));
	await waitFor(async () => expect((await repositories.hireRequests.get("malabar"))?.status).toBe("pending"));
	expect((await repositories.hireRequests.get("selasar"))?.status).toBe("reviewing");
});

test("deleting shows the specified confirmation", async () => {
	const repositories = open();
	await userEvent.click((await row("Galeri Selasar")).getByRole("button", { name: "Delete" }));
	const dialog = within(await screen.findByRole("dialog"));
	await waitFor(() =>
		expect(dialog.getByText("Are you sure you want to delete this project request? This action cannot be undone.")).toBeVisible(),
	);
	await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByRole("link", { name: "Galeri Selasar" })).not.toBeInTheDocument());
	expect(await repositories.hireRequests.get("selasar")).toBeNull();
});

test("without requests the list shows its empty state", async () => {
	open([]);
	expect(await screen.findByText("No project requests yet.")).toBeVisible();
});
