import { buildContact, buildHireRequest, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy route to be compiled.
import "../enquiries/enquiry/enquiryRoute.ts";

// It is the 24th in Jakarta already.
const now = new Date("2026-11-23T18:00:00Z");
beforeEach(() => jest.useFakeTimers({ now, doNotFake: ["setTimeout", "setInterval", "queueMicrotask", "performance"] }));
afterEach(() => jest.useRealTimers());

const seed = () => ({
	signedIn: admin,
	contacts: [
		buildContact({ id: "sari", name: "Sari", subject: "Menu", followUpOn: "2026-11-24" }),
		buildContact({ id: "later", name: "Later", followUpOn: "2026-11-25" }),
		buildContact({ id: "never", name: "Never" }),
	],
	hireRequests: [buildHireRequest({ id: "malabar", clientName: "Malabar", projectType: "Mobile App", followUpOn: "2026-11-01" })],
});

async function open(repositories = createMemoryAdminRepositories(seed())) {
	render(<AdminSite repositories={repositories} />);
	const block = within(await screen.findByRole("region", { name: "Follow-ups" }));
	return { repositories, block, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}

test("follow-ups of the site's today and before are listed, the longest overdue first, and open their entry", async () => {
	const { block } = await open();
	const rows = await block.findAllByRole("listitem");
	expect(rows.map(({ textContent }) => textContent)).toEqual([
		"MalabarHire request, Mobile AppSince Nov 1, 2026Done",
		"SariMenuTodayDone",
	]);
	expect(block.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
		"/admin/hire-projects?request=malabar",
		"/admin/contacts?message=sari",
	]);
});

test("all that are due are listed, however many", async () => {
	const due = Array.from({ length: 60 }, (_, index) =>
		buildContact({ id: `due-${index}`, name: `Sari ${index}`, followUpOn: index < 59 ? "2026-11-23" : "2026-11-24" }),
	);
	const { block } = await open(createMemoryAdminRepositories({ ...seed(), contacts: due }));
	expect(await block.findAllByRole("listitem")).toHaveLength(61);
	expect(block.getAllByRole("listitem").at(-1)).toHaveTextContent("Sari 59");
});

test("Done clears the day, Undo sets it again, and the focus stays in the block", async () => {
	const { repositories, block, user } = await open();
	await user.click(await block.findByRole("button", { name: "Done", description: "Sari" }));
	expect(await screen.findByText("The follow-up of Sari is done.")).toBeVisible();
	await waitFor(() => expect(block.getAllByRole("listitem")).toHaveLength(1));
	expect(screen.getByRole("heading", { name: "Follow-ups" })).toHaveFocus();
	expect(await repositories.contacts.get("sari")).toMatchObject({ followUpOn: null });
	await user.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(() => expect(block.getAllByRole("listitem")).toHaveLength(2));
	expect(await repositories.contacts.get("sari")).toMatchObject({ followUpOn: "2026-11-24" });
});

test("a day that cannot be cleared stays, with the reason", async () => {
	const { repositories, block, user } = await open();
	const done = await block.findByRole("button", { name: "Done", description: "Malabar" });
	repositories.failWith("offline", "hireRequests");
	await user.click(done);
	expect(await screen.findByText("The follow-up of Malabar could not be cleared. The connection was lost.")).toBeVisible();
	expect(block.getAllByRole("listitem")).toHaveLength(2);
});

test("when the last one is done the block stays, with the focus, and says that nothing is due", async () => {
	const contacts = [buildContact({ id: "sari", name: "Sari", followUpOn: "2026-11-24", status: "replied" })];
	const { block, user } = await open(createMemoryAdminRepositories({ signedIn: admin, contacts }));
	await user.click(await block.findByRole("button", { name: "Done" }));
	expect(await block.findByText("Nothing is due.")).toBeVisible();
	expect(screen.getByRole("heading", { name: "Follow-ups" })).toHaveFocus();
});
