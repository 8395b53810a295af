import { buildContact, buildHireRequest, buildQuote, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../enquiries/contacts/contactsRoute.tsx";
import "../enquiries/enquiry/enquiryRoute.ts";
import "../quotes/quoteRoute.tsx";
import "../quotes/quotesRoute.tsx";
import "./personRoute.ts";

const clientEmail = "sari@example.com";
const sentAt = new Date(0);

function open(path: string) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		contacts: [buildContact({ id: "sari", email: clientEmail }), buildContact({ id: "other", email: "budi@example.com" })],
		hireRequests: [buildHireRequest({ clientEmail: "Sari@EXAMPLE.com" })],
		quotes: [
			buildQuote({ id: "open", number: "2026-001", status: "sent", sentAt, clientEmail }),
			buildQuote({ id: "kept", number: "2026-002", status: "accepted", sentAt, clientEmail }),
		],
	});
	render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, user: userEvent.setup() };
}
beforeEach(() => localStorage.clear());

function read(file: Blob, onText: (text: string) => void) {
	const reader = new FileReader();
	reader.addEventListener("load", () => onText(String(reader.result)));
	reader.readAsText(file);
	return file.size;
}

test("from a message, everything of its address is deleted but the accepted quote", async () => {
	const { repositories, user } = open("/admin/contacts?message=sari");
	const dialog = within(await screen.findByRole("dialog"));
	fireEvent.click(await dialog.findByRole("button", { name: "Follow-up, notes and history" }));
	await user.click(dialog.getByRole("button", { name: "Delete all data…" }));
	const question = within(await screen.findByRole("dialog", { name: "Delete all data?" }));
	expect(question.getByText(/Accepted quotes are kept/)).toBeVisible();
	await user.click(question.getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("Deleted: 1 message, 1 hire request, 1 quote. Kept: 1 accepted quote.")).toBeVisible();
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(await repositories.contacts.listAll()).toMatchObject([{ id: "other" }]);
	expect(await repositories.quotes.listAll()).toMatchObject([{ id: "kept" }]);
});

test("from a quote, everything of its client is a file; a failure says so and deletes nothing", async () => {
	const { repositories, user } = open("/admin/quotes/open");
	const texts: string[] = [];
	// jsdom has no object URLs, follows no link, and its blobs have no text().
	Object.assign(URL, {
		createObjectURL: (file: Blob) => `blob:${read(file, (text) => texts.push(text))}`,
		revokeObjectURL: () => {},
	});
	jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
	await user.click(await screen.findByRole("button", { name: "Export all data" }));
	await waitFor(() => expect(texts).toHaveLength(1));
	expect(JSON.parse(texts[0] ?? "")).toMatchObject({
		contacts: [{ id: "sari" }],
		hire_projects: [{}],
		quotes: [{ id: "open" }, { id: "kept" }],
	});

	repositories.failWith("offline", "people");
	await user.click(screen.getByRole("button", { name: "Delete all data…" }));
	const question = within(await screen.findByRole("dialog", { name: "Delete all data?" }));
	await user.click(question.getByRole("button", { name: "Delete" }));
	expect(await question.findByText(/^Nothing was deleted\./)).toBeVisible();
	expect(await repositories.quotes.listAll()).toHaveLength(2);
	await user.click(question.getByRole("button", { name: "Cancel" }));
	await user.click(screen.getByRole("button", { name: "Delete all data…" }));
	const again = within(await screen.findByRole("dialog", { name: "Delete all data?" }));
	expect(again.queryByText(/^Nothing was deleted\./)).not.toBeInTheDocument();
});
