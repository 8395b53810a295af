import { buildContact, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./contactsRoute.tsx";

const ratna = buildContact({
	id: "ratna",
	name: "Ratna Dewi",
	email: "ratna@kopi.example",
	subject: "Menu & reservasi",
	message: "Halo Mas Raka",
	createdAt: new Date(2026, 10, 20, 15, 28),
});
const bagas = buildContact({ id: "bagas", name: "Bagas", status: "read", createdAt: new Date(2026, 10, 19, 9) });
const mei = buildContact({ id: "mei", name: "Mei", status: "replied", createdAt: new Date(2026, 10, 18, 9) });

function open(contacts = [ratna, bagas, mei], path = "/admin/contacts") {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, contacts });
	render(<AdminSite path={path} repositories={repositories} />);
	return repositories;
}
const row = async (name: string) => {
	const link = await screen.findByRole("link", { name });
	return within(link.closest("tr") as HTMLElement);
};
const counter = (label: string) => within(screen.getByRole("list", { name: "Counters" })).getByText(label).parentElement;

test("a row shows the name, e-mail, subject, time and status", async () => {
	open();
	const ratnas = await row("Ratna Dewi");
	for (const text of ["ratna@kopi.example", "Menu & reservasi", "Halo Mas Raka", "Nov 20, 2026 • 3:28 PM", "Unread"]) {
		expect(ratnas.getByText(text)).toBeVisible();
	}
	expect((await row("Mei")).queryByRole("button", { name: "Mark Replied" })).not.toBeInTheDocument();
});

test("the counters count all messages, whatever is searched for", async () => {
	open([ratna, bagas, mei, ...Array.from({ length: 30 }, () => buildContact({ status: "replied" }))], "/admin/contacts?q=ratna");
	await row("Ratna Dewi");
	expect(counter("Total")).toHaveTextContent("Total33");
	expect(counter("Unread")).toHaveTextContent("Unread1");
	expect(counter("Read")).toHaveTextContent("Read1");
	expect(counter("Replied")).toHaveTextContent("Replied31");
});

test("a typed search queries the database after a pause and is in the URL; clearing it lists all rows", async () => {
	open();
	await row("Bagas");
	await userEvent.type(screen.getByRole("searchbox"), "RESERVASI");
	await waitFor(() => expect(screen.queryByRole("link", { name: "Bagas" })).not.toBeInTheDocument());
	expect(await row("Ratna Dewi")).toBeDefined();
	expect(screen.getByText("1 message found")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
	expect(await screen.findByRole("link", { name: "Bagas" })).toBeVisible();
});

test("the status filter shows that status alone, and Clear filters all", async () => {
	open();
	await row("Bagas");
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Replied");
	await waitFor(() => expect(screen.queryByRole("link", { name: "Bagas" })).not.toBeInTheDocument());
	expect(screen.getByRole("link", { name: "Mei" })).toBeVisible();
	await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
	expect(await screen.findByRole("link", { name: "Bagas" })).toBeVisible();
});

test("a search without results and an empty inbox show different texts", async () => {
	open([ratna], "/admin/contacts?q=kereta");
	expect(await screen.findByText("No messages found")).toBeVisible();
	expect(screen.getByText(/Try adjusting/)).toBeVisible();
});

test("an empty inbox says so", async () => {
	open([]);
	expect(await screen.findByText("No contact messages yet.")).toBeVisible();
});

test("messages that cannot be loaded show an error with Retry, not an empty inbox", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, contacts: [ratna] });
	repositories.failWith("unavailable", "contacts");
	render(<AdminSite path="/admin/contacts" repositories={repositories} />);
	expect(await screen.findByText("Contacts could not be loaded")).toBeVisible();
	expect(screen.queryByText(/No .*messages/)).not.toBeInTheDocument();
	repositories.failWith(null);
	await userEvent.click(screen.getAllByRole("button", { name: "Retry" }).at(-1) as HTMLElement);
	expect(await row("Ratna Dewi")).toBeDefined();
});

test("a search that took too long says so, and what to search for instead", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, contacts: [ratna] });
	repositories.failWith("timeout", "contacts");
	render(<AdminSite path="/admin/contacts?q=a+b+c" repositories={repositories} />);
	expect(await screen.findByText(/^The search took too long\. Try fewer or longer words\./)).toBeVisible();
	expect(screen.getByRole("searchbox")).toHaveValue("a b c");
});

test("a message that is closed while the page is read again is shown as read in row, counter and sidebar", async () => {
	const repositories = open();
	const view = (await row("Ratna Dewi")).getByRole("link", { name: "View" });
	expect(counter("Unread")).toHaveTextContent("Unread1");
	const user = await repositories.session.current();
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	const readAgain = jest.spyOn(repositories.session, "current").mockImplementation(async () => {
		await released;
		return user;
	});
	await userEvent.click(view);
	await screen.findByRole("dialog");
	await waitFor(() => expect(readAgain).toHaveBeenCalled());
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	release();
	await waitFor(() => expect(counter("Unread")).toHaveTextContent("Unread0"));
	expect((await row("Ratna Dewi")).getByText("Read")).toBeVisible();
	expect(within(screen.getByRole("navigation", { name: "Admin" })).queryByText("1 unread")).not.toBeInTheDocument();
});

test("opening an unread message shows its full text and marks it as read", async () => {
	const repositories = open();
	await userEvent.click((await row("Ratna Dewi")).getByRole("link", { name: "View" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Menu & reservasi" }));
	expect(dialog.getByRole("link", { name: "ratna@kopi.example" })).toHaveAttribute(
		"href",
		expect.stringContaining("mailto:ratna@kopi.example"),
	);
	expect(dialog.getByRole("link", { name: "Reply via Email" })).toHaveAttribute(
		"href",
		"mailto:ratna@kopi.example?subject=Re%3A%20Menu%20%26%20reservasi",
	);
	await waitFor(async () => expect((await repositories.contacts.get("ratna"))?.status).toBe("read"));
	expect(await dialog.findByText("Read")).toBeVisible();
	await userEvent.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
});

test("an unread message stays unread when the change fails, and an error is shown", async () => {
	const repositories = open();
	const view = (await row("Ratna Dewi")).getByRole("link", { name: "View" });
	repositories.failWith("offline", "contacts");
	await userEvent.click(view);
	expect(await screen.findByText(/could not be marked as read. The connection was lost./)).toBeInTheDocument();
	repositories.failWith(null);
	expect((await repositories.contacts.get("ratna"))?.status).toBe("unread");
});

test("under the filter Unread the open message stays open although it leaves the list", async () => {
	open([ratna], "/admin/contacts?status=unread");
	await userEvent.click((await row("Ratna Dewi")).getByRole("link", { name: "View" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Menu & reservasi" }));
	expect(await dialog.findByText("Read")).toBeVisible();
	expect(dialog.getByText("Halo Mas Raka")).toBeVisible();
});

test("a URL can open a message of another page", async () => {
	open([ratna, ...Array.from({ length: 30 }, () => buildContact())], "/admin/contacts?message=ratna");
	expect(await screen.findByRole("dialog", { name: "Menu & reservasi" })).toBeVisible();
});

test("J and K step through the messages", async () => {
	open([ratna, bagas, mei]);
	await userEvent.click((await row("Ratna Dewi")).getByRole("link", { name: "View" }));
	expect(await screen.findByText("1 of 3")).toBeVisible();
	await userEvent.keyboard("j");
	expect(await screen.findByRole("dialog", { name: bagas.subject })).toBeVisible();
	await userEvent.keyboard("k");
	expect(await screen.findByRole("dialog", { name: ratna.subject })).toBeVisible();
});

test("Mark Replied marks a message from its row, and from any state", async () => {
	const repositories = open();
	await userEvent.click((await row("Ratna Dewi")).getByRole("button", { name: "Mark Replied" }));
	expect(await screen.findByText("The message from Ratna Dewi is marked as replied.")).toBeInTheDocument();
	expect((await repositories.contacts.get("ratna"))?.status).toBe("replied");
});

test("a refused change keeps the list, shows the reason and can be retried", async () => {
	const repositories = open();
	const button = (await row("Bagas")).getByRole("button", { name: "Mark Replied" });
	repositories.failWith("unavailable", "contacts");
	await userEvent.click(button);
	expect(await screen.findByText(/could not be marked as replied. The database did not answer./)).toBeInTheDocument();
	repositories.failWith(null);
	expect((await repositories.contacts.get("bagas"))?.status).toBe("read");
	await userEvent.click(screen.getAllByRole("button", { name: "Retry" }).at(-1) as HTMLElement);
	await waitFor(async () => expect((await repositories.contacts.get("bagas"))?.status).toBe("replied"));
});

test("deleting opens the specified confirmation with the focus on Cancel; cancelling changes nothing", async () => {
	const repositories = open();
	await userEvent.click((await row("Bagas")).getByRole("button", { name: "Delete" }));
	const dialog = within(await screen.findByRole("dialog"));
	await waitFor(() =>
		expect(dialog.getByText("Are you sure you want to delete this contact message? This action cannot be undone.")).toBeVisible(),
	);
	await waitFor(() => expect(dialog.getByRole("button", { name: "Cancel" })).toHaveFocus());
	await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(await repositories.contacts.get("bagas")).not.toBeNull();
});

test("a failed deletion keeps the dialog open with the reason; a retry deletes", async () => {
	const repositories = open();
	await userEvent.click((await row("Bagas")).getByRole("button", { name: "Delete" }));
	const dialog = within(await screen.findByRole("dialog"));
	repositories.failWith("offline", "contacts");
	await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
	expect(await dialog.findByText(/could not be deleted. The connection was lost./)).toBeVisible();
	repositories.failWith(null);
	await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
	await waitFor(() => expect(screen.queryByRole("link", { name: "Bagas" })).not.toBeInTheDocument());
	expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
});

test("selected messages are marked or deleted together", async () => {
	const repositories = open();
	await userEvent.click((await row("Ratna Dewi")).getByRole("checkbox"));
	await userEvent.click((await row("Bagas")).getByRole("checkbox"));
	const bar = within(screen.getByRole("region", { name: "Chosen entries" }));
	await userEvent.click(bar.getByRole("button", { name: "Mark as replied" }));
	expect(await screen.findByText("2 messages are marked as replied.")).toBeInTheDocument();
	expect(await repositories.contacts.count()).toMatchObject({ replied: 3 });
	expect(screen.queryByRole("region", { name: "Chosen entries" })).not.toBeInTheDocument();

	await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
	await userEvent.click(screen.getByRole("button", { name: "Delete…" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Delete 3 contact messages?" }));
	await userEvent.click(dialog.getByRole("button", { name: "Delete" }));
	expect(await screen.findByText("No contact messages yet.")).toBeVisible();
});

test("selected messages that are read or replied already stay as they are, and the toast says so", async () => {
	const repositories = open();
	await row("Bagas");
	await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
	await userEvent.click(screen.getByRole("button", { name: "Mark as read" }));
	expect(await screen.findByText("1 message is marked as read. 2 stayed as they were.")).toBeInTheDocument();
	expect(await repositories.contacts.count()).toMatchObject({ unread: 0, replied: 1 });
});

test("a search clears the selection, so that no hidden row is deleted", async () => {
	open();
	await userEvent.click((await row("Bagas")).getByRole("checkbox"));
	await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Replied");
	await waitFor(() => expect(screen.queryByRole("region", { name: "Chosen entries" })).not.toBeInTheDocument());
});

test("thirty messages are paged, and a page number beyond the end shows the last page", async () => {
	open(
		Array.from({ length: 30 }, () => buildContact()),
		"/admin/contacts?page=9",
	);
	expect(await screen.findByText("26–30 of 30")).toBeVisible();
	await userEvent.click(screen.getByRole("link", { name: "Page 1" }));
	expect(await screen.findByText("1–25 of 30")).toBeVisible();
});
