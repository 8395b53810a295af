import { buildHireRequest, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../hire-requests/hireRequestsRoute.tsx";
import "./Board.tsx";

const sari = buildHireRequest({ id: "sari", clientName: "Sari", budgetRange: "5-10 million" });
const galeri = buildHireRequest({ id: "galeri", clientName: "Galeri Selasar", status: "reviewing" });

function open(hireRequests = [sari, galeri], query = "?view=board") {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, hireRequests });
	render(<AdminSite path={`/admin/hire-projects${query}`} repositories={repositories} />);
	return repositories;
}
const column = async (name: string) => within(await screen.findByRole("region", { name }));
const move = async (name: string, to: string) => {
	await userEvent.click(await screen.findByRole("button", { name: `Move the request from ${name} to…` }));
	await userEvent.click(await screen.findByRole("menuitem", { name: to }));
};

test("there is a column for each status in its order, with its requests and their number", async () => {
	open();
	const pending = await column("Pending");
	expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
		"Pending",
		"Reviewing",
		"Accepted",
		"Rejected",
		"Completed",
	]);
	expect(screen.getByRole("region", { name: "Pending" })).toHaveTextContent(/1 request/);
	expect(pending.getByRole("link", { name: "Sari" })).toBeVisible();
	for (const text of ["Mobile App", "5-10 million", /^Waiting /]) expect(pending.getByText(text)).toBeVisible();
	expect((await column("Reviewing")).getByText("Nov 20, 2026")).toBeVisible();
	expect((await column("Accepted")).getByText("No requests")).toBeVisible();
});

test("a card shows what its request is worth, and the day to come back to it", async () => {
	open([{ ...sari, value: 42_500_000, followUpOn: "2026-11-24" }]);
	const pending = await column("Pending");
	expect(pending.getByText("Rp 42.500.000")).toBeVisible();
	expect(pending.getByText("Nov 24, 2026")).toBeVisible();
	expect(pending.queryByText("5-10 million")).not.toBeInTheDocument();
});

test("a card that is moved by its menu is stored with its new status, and Undo brings it back", async () => {
	const repositories = open();
	await move("Sari", "Accepted");
	expect((await column("Accepted")).getByRole("link", { name: "Sari" })).toBeVisible();
	expect(await screen.findByText("The request from Sari is accepted.")).toBeInTheDocument();
	expect((await repositories.hireRequests.get("sari"))?.status).toBe("accepted");
	await userEvent.click(screen.getByText("Undo"));
	await waitFor(async () => expect((await column("Pending")).getByRole("link", { name: "Sari" })).toBeVisible());
	expect((await repositories.hireRequests.get("sari"))?.status).toBe("pending");
});

test("a card that was moved elsewhere meanwhile stays there, and a toast says so", async () => {
	const repositories = open();
	await column("Pending");
	await repositories.hireRequests.setStatus(["sari"], "rejected");
	await move("Sari", "Accepted");
	expect(
		await screen.findByText("The request from Sari was changed elsewhere in the meantime, and stays so."),
	).toBeInTheDocument();
	await waitFor(async () => expect((await column("Rejected")).getByRole("link", { name: "Sari" })).toBeVisible());
	expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
	expect((await repositories.hireRequests.get("sari"))?.status).toBe("rejected");
});

test("Undo of a move leaves a card that was moved elsewhere since", async () => {
	const repositories = open();
	await move("Sari", "Accepted");
	await screen.findByText("The request from Sari is accepted.");
	await repositories.hireRequests.setStatus(["sari"], "completed");
	await userEvent.click(screen.getByText("Undo"));
	expect(
		await screen.findByText("The request from Sari was changed elsewhere in the meantime, and stays so."),
	).toBeInTheDocument();
	expect((await repositories.hireRequests.get("sari"))?.status).toBe("completed");
});

test("a card whose move fails goes back, and a toast says why", async () => {
	const repositories = open();
	await column("Pending");
	repositories.failWith("unavailable", "hireRequests");
	await move("Sari", "Rejected");
	expect(await screen.findByText(/could not be changed to rejected. The database did not answer./)).toBeInTheDocument();
	repositories.failWith(null);
	expect((await repositories.hireRequests.get("sari"))?.status).toBe("pending");
});

test("a column shows the newest 25 closed requests, and more on demand", async () => {
	const completed = Array.from({ length: 60 }, (_, index) =>
		buildHireRequest({ clientName: `Client ${index}`, status: "completed", createdAt: new Date(2026, 0, 1, index) }),
	);
	open([sari, ...completed]);
	const closed = await column("Completed");
	expect(closed.getAllByRole("listitem")).toHaveLength(25);
	expect(closed.getAllByRole("link")[0]).toHaveTextContent("Client 59");
	expect(closed.getByText(/The newest 25 of 60/)).toBeVisible();
	await userEvent.click(closed.getByRole("link", { name: "Show more completed requests" }));
	await waitFor(() => expect(closed.getAllByRole("listitem")).toHaveLength(60));
	expect(closed.queryByText(/The newest/)).not.toBeInTheDocument();
});

test("a search without results says so, as the list does", async () => {
	open([sari], "?view=board&q=nobody");
	expect(await screen.findByText("No project requests found")).toBeVisible();
	expect(screen.getByText("0 requests found")).toBeInTheDocument();
});

test("without requests the board says so", async () => {
	open([]);
	expect(await screen.findByText("No project requests yet.")).toBeVisible();
});

test("a board that could not be loaded offers Retry", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, hireRequests: [sari] });
	repositories.failWith("offline", "hireRequests");
	render(<AdminSite path="/admin/hire-projects?view=board" repositories={repositories} />);
	expect(await screen.findByText("Hire Projects could not be loaded")).toBeVisible();
	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect((await column("Pending")).getByRole("link", { name: "Sari" })).toBeVisible();
});
