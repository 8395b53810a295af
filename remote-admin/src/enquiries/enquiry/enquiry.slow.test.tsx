import { sessionAtom, unsavedWorkAtom } from "@site/shared-data";
import { buildContact, buildHireRequest, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
import { convertMessagePath } from "./enquiryPaths.ts";

// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../contacts/contactsRoute.tsx";
import "../hire-requests/hireRequestsRoute.tsx";
import "../conversion/convertMessageRoute.tsx";
import "./enquiryRoute.ts";

const at = (day: number) => new Date(2026, 10, day, 12);
const sari = buildContact({ id: "sari", subject: "Menu", email: "Sari@kopi.example", status: "read", createdAt: at(20) });
const again = buildContact({ id: "again", subject: "Menu, once more", email: "sari@KOPI.example", createdAt: at(19) });
const malabar = buildHireRequest({ id: "malabar", clientEmail: "SARI@kopi.example", createdAt: at(18) });
const other = buildContact({ id: "other", subject: "Other", email: "xsari@kopi.example", createdAt: at(17) });

async function open(path = "/admin/contacts?message=sari") {
	const seed = { signedIn: admin, contacts: [sari, again, other], hireRequests: [malabar] };
	const repositories = createMemoryAdminRepositories(seed);
	const store = createStore();
	const shown = render(
		<Provider store={store}>
			<AdminSite path={path} repositories={repositories} />
		</Provider>,
	);
	const dialog = within(await screen.findByRole("dialog"));
	unfold();
	await waitFor(() => expect(dialog.queryByText("Loading the notes…")).not.toBeInTheDocument());
	return { repositories, store, dialog, user: userEvent.setup(), ...shown };
}
beforeEach(() => localStorage.clear());

/** Opens what is folded below the letter, if nothing there has opened it. */
function unfold() {
	const closed = screen.queryByRole("button", { name: "Follow-up, notes and history", expanded: false });
	if (closed) fireEvent.click(closed);
}

const newNote = () => screen.getByRole("textbox", { name: "New note" });
const notes = async ({ repositories }: Awaited<ReturnType<typeof open>>) =>
	(await repositories.enquiryNotes.list("contacts", "sari")).map(({ body }) => body);

test("below a letter without notes the rest is one closed line; kept text opens it", async () => {
	const { dialog, user, unmount } = await open();
	await user.click(dialog.getByRole("button", { name: "Follow-up, notes and history" }));
	expect(dialog.queryByRole("textbox", { name: "New note" })).not.toBeInTheDocument();
	await user.click(dialog.getByRole("button", { name: "Follow-up, notes and history" }));
	await user.type(newNote(), "Calls back");
	unmount();
	render(
		<AdminSite
			path="/admin/contacts?message=sari"
			repositories={createMemoryAdminRepositories({ signedIn: admin, contacts: [sari] })}
		/>,
	);
	expect(await screen.findByRole("textbox", { name: "New note" })).toHaveValue("Calls back");
});

test("a note is added, shown as markdown, changed and removed; the focus goes where the text is", async () => {
	const site = await open();
	const { dialog, user } = site;
	expect(await dialog.findByText("None yet. Only admins see them.")).toBeVisible();
	await user.type(newNote(), "Calls **back**");
	await user.keyboard("{Control>}{Enter}{/Control}");
	expect(await dialog.findByText("back", { selector: "strong" })).toBeVisible();
	expect(newNote()).toHaveValue("");
	expect(await notes(site)).toEqual(["Calls **back**"]);

	await user.click(dialog.getByRole("button", { name: "Change" }));
	const text = await dialog.findByRole("textbox", { name: "Note" });
	await waitFor(() => expect(text).toHaveFocus());
	await user.type(text, " today");
	await user.click(dialog.getByRole("button", { name: "Save note" }));
	await waitFor(async () => expect(await notes(site)).toEqual(["Calls **back** today"]));
	await waitFor(() => expect(dialog.getByRole("button", { name: "Change" })).toHaveFocus());

	await user.click(dialog.getByRole("button", { name: "Remove…" }));
	await waitFor(() => expect(dialog.getByRole("button", { name: "Keep" })).toHaveFocus());
	expect(await notes(site)).toHaveLength(1);
	await user.click(dialog.getByRole("button", { name: "Remove note" }));
	expect(await dialog.findByText("None yet. Only admins see them.")).toBeVisible();
	await waitFor(() => expect(newNote()).toHaveFocus());
	expect(await notes(site)).toEqual([]);
});

test("a note that cannot be stored says why, stays in its field, and is there again after the dialog was closed", async () => {
	const site = await open();
	const { repositories, dialog, user, unmount } = site;
	repositories.failWith("offline", "enquiryNotes");
	await user.type(newNote(), "Pays late");
	await user.click(dialog.getByRole("button", { name: "Add note" }));
	expect(await dialog.findByRole("alert")).toHaveTextContent(/Not saved. The connection was lost.*kept on this device/);
	expect(newNote()).toHaveValue("Pays late");
	unmount();

	const later = await open();
	await waitFor(() => expect(newNote()).toHaveValue("Pays late"));
	expect(later.dialog.getByText(/Restored unsaved text from/)).toBeVisible();
	await user.click(later.dialog.getByRole("button", { name: "Add note" }));
	await waitFor(async () => expect(await notes(later)).toEqual(["Pays late"]));
	await waitFor(() => expect(newNote()).toHaveValue(""));
	expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("an unsaved change of a note opens its text box again; one that was stored elsewhere is shown, then replaced", async () => {
	const first = await open();
	const about = { entity: "contacts", entityId: "sari" } as const;
	const note = await first.repositories.enquiryNotes.create({ ...about, body: "Calls back" });
	const values = { body: "Called back" };
	localStorage.setItem(`draft:note:${note.id}:1`, JSON.stringify({ values, revision: note.revision, at: Date.now() }));
	await first.repositories.enquiryNotes.save(note.id, { body: "Elsewhere" }, note.revision);
	first.unmount();
	render(<AdminSite path="/admin/contacts?message=sari" repositories={first.repositories} />);
	const dialog = within(await screen.findByRole("dialog"));
	await waitFor(() => expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("Called back"));
	await first.user.click(dialog.getByRole("button", { name: "Save note" }));
	expect(await dialog.findByRole("alert")).toHaveTextContent(/changed somewhere else/);
	expect(await within(await dialog.findByRole("group", { name: "Stored now" })).findByText("Elsewhere")).toBeVisible();
	expect(dialog.getByRole("alert")).toHaveTextContent(/Save again to replace what is stored now/);
	expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("Called back");
	expect(await notes(first)).toEqual(["Elsewhere"]);
	await first.user.click(dialog.getByRole("button", { name: "Save note" }));
	await waitFor(async () => expect(await notes(first)).toEqual(["Called back"]));
});

test("a note that was removed elsewhere keeps its text box, and what was typed becomes a new note", async () => {
	const site = await open();
	const { repositories, dialog, user } = site;
	await user.type(newNote(), "Calls back");
	await user.click(dialog.getByRole("button", { name: "Add note" }));
	await user.click(await dialog.findByRole("button", { name: "Change" }));
	await user.type(await dialog.findByRole("textbox", { name: "Note" }), " today");
	const [note] = await repositories.enquiryNotes.list("contacts", "sari");
	await repositories.enquiryNotes.delete(note?.id ?? "");
	await user.click(dialog.getByRole("button", { name: "Save note" }));
	const again = await dialog.findByRole("button", { name: "Add as a new note" });
	expect(await dialog.findByRole("alert")).toHaveTextContent(/Not saved. This note was deleted somewhere else/);
	expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("Calls back today");
	await user.click(again);
	expect(await dialog.findByText("Calls back today", { selector: "p" })).toBeVisible();
	expect(await notes(site)).toEqual(["Calls back today"]);
	expect(dialog.queryByRole("textbox", { name: "Note" })).not.toBeInTheDocument();
	expect(newNote()).toHaveFocus();
	expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("what is typed while the note before is on its way stays, and becomes the next note", async () => {
	const site = await open();
	const { repositories, dialog, user } = site;
	const { create } = repositories.enquiryNotes;
	let arrive = () => {};
	jest.spyOn(repositories.enquiryNotes, "create").mockImplementationOnce(async (draft) => {
		await new Promise<void>((resolve) => (arrive = resolve));
		return create(draft);
	});
	await user.type(newNote(), "Calls back");
	await user.click(dialog.getByRole("button", { name: "Add note" }));
	await user.clear(newNote());
	await user.type(newNote(), "Pays late");
	arrive();
	expect(await dialog.findByText("Calls back", { selector: "p" })).toBeVisible();
	expect(newNote()).toHaveValue("Pays late");
	await user.click(dialog.getByRole("button", { name: "Add note" }));
	await waitFor(async () => expect(await notes(site)).toEqual(["Calls back", "Pays late"]));
	await waitFor(() => expect(newNote()).toHaveValue(""));
});

test("a note that is changed again while its change is on its way is no conflict with itself", async () => {
	const site = await open();
	const { repositories, dialog, user } = site;
	await user.type(newNote(), "Calls back");
	await user.click(dialog.getByRole("button", { name: "Add note" }));
	await user.click(await dialog.findByRole("button", { name: "Change" }));
	const { save } = repositories.enquiryNotes;
	let arrive = () => {};
	jest.spyOn(repositories.enquiryNotes, "save").mockImplementationOnce(async (...change) => {
		await new Promise<void>((resolve) => (arrive = resolve));
		return save(...change);
	});
	await user.type(await dialog.findByRole("textbox", { name: "Note" }), " today");
	await user.click(dialog.getByRole("button", { name: "Save note" }));
	await user.type(dialog.getByRole("textbox", { name: "Note" }), " or tomorrow");
	arrive();
	await waitFor(async () => expect(await notes(site)).toEqual(["Calls back today"]));
	expect(dialog.getByRole("textbox", { name: "Note" })).toHaveValue("Calls back today or tomorrow");
	await waitFor(() => expect(dialog.queryByText("Saving…")).not.toBeInTheDocument());
	await user.click(dialog.getByRole("button", { name: "Save note" }));
	await waitFor(async () => expect(await notes(site)).toEqual(["Calls back today or tomorrow"]));
});

test("a value that is typed on while it is stored stays as typed", async () => {
	const { repositories, dialog, user } = await open("/admin/hire-projects?request=malabar");
	const { update } = repositories.hireRequests;
	let arrive = () => {};
	jest.spyOn(repositories.hireRequests, "update").mockImplementationOnce(async (...change) => {
		await new Promise<void>((resolve) => (arrive = resolve));
		return update(...change);
	});
	await user.type(dialog.getByLabelText("Value"), "50{Enter}");
	await user.type(dialog.getByLabelText("Value"), "0");
	arrive();
	await waitFor(async () => expect((await repositories.hireRequests.get("malabar"))?.value).toBe(50));
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(dialog.getByLabelText("Value")).toHaveValue("500");
});

test("a stored note leaves the other text of its dialog marked as unsaved", async () => {
	const { store, dialog, user } = await open("/admin/hire-projects?request=malabar");
	await user.type(dialog.getByLabelText("Value"), "50");
	await user.type(newNote(), "Calls back");
	await user.click(dialog.getByRole("button", { name: "Add note" }));
	await waitFor(() => expect(newNote()).toHaveValue(""), { timeout: 5_000 });
	expect(store.get(unsavedWorkAtom)).toBe(true);
	await user.clear(dialog.getByLabelText("Value"));
	expect(store.get(unsavedWorkAtom)).toBe(false);
});

test("one dialog asks to sign in again for all texts of a dialog, and one answer counts for all", async () => {
	const { store, dialog, user } = await open("/admin/hire-projects?request=malabar");
	await user.type(dialog.getByLabelText("Value"), "50");
	await user.type(newNote(), "Calls back");
	act(() => store.set(sessionAtom, null));
	await screen.findAllByText("Sign in to go on", {}, { timeout: 5_000 });
	// By now both have waited for the end of the typing.
	await new Promise((resolve) => setTimeout(resolve, 2_000));
	expect(screen.getAllByText("Sign in to go on")).toHaveLength(1);
	await user.click(screen.getByRole("button", { name: "Not now" }));
	await waitFor(() => expect(screen.queryByText("Sign in to go on")).not.toBeInTheDocument());
	expect(newNote()).toHaveValue("Calls back");
});

test("j and k in a field are letters; outside they step", async () => {
	const { user } = await open();
	await user.type(newNote(), "jk");
	expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible();
	(document.activeElement as HTMLElement).blur();
	await user.keyboard("j");
	expect(await screen.findByRole("dialog", { name: "Menu, once more" })).toBeVisible();
	unfold();
	expect(newNote()).toHaveValue("");
	await user.keyboard("k");
	await waitFor(() => expect(newNote()).toHaveValue("jk"));
});

test("a follow-up and a value are stored, what cannot be stored says so, and the timeline tells the day", async () => {
	const { repositories, dialog, user } = await open("/admin/hire-projects?request=malabar");
	const day = dialog.getByLabelText("Follow-up", { selector: "input" });
	const value = dialog.getByLabelText("Value");
	await user.type(value, "-5");
	fireEvent.change(day, { target: { value: "1999-12-31" } });
	await user.click(dialog.getByRole("button", { name: "Save" }));
	expect(dialog.getByText("Choose a day from Jan 1, 2000 on.")).toBeVisible();
	expect(dialog.getByText("The value must be a whole number from 0 to 1,000,000,000,000.")).toBeVisible();
	expect(await repositories.hireRequests.get("malabar")).toMatchObject({ followUpOn: null, value: null });

	await user.clear(value);
	await user.type(value, "7500000");
	fireEvent.change(day, { target: { value: "2026-12-24" } });
	expect(dialog.getByText("Unsaved changes")).toBeVisible();
	await user.click(dialog.getByRole("button", { name: "Save" }));
	expect(await dialog.findByText("Follow-up set for Dec 24, 2026")).toBeVisible();
	expect(await repositories.hireRequests.get("malabar")).toMatchObject({ followUpOn: "2026-12-24", value: 7_500_000 });
	await waitFor(() => expect(dialog.queryByText("Unsaved changes")).not.toBeInTheDocument());
});

test("a value is saved however its amount is written, also the stored one", async () => {
	const { repositories, dialog, user } = await open("/admin/hire-projects?request=malabar");
	const value = dialog.getByLabelText("Value");
	for (const typed of ["7.500.000", "7.500.000", "7 500 000"]) {
		await user.clear(value);
		await user.type(value, typed);
		expect(dialog.getByText("Unsaved changes")).toBeVisible();
		await user.click(dialog.getByRole("button", { name: "Save" }));
		await waitFor(() => expect(dialog.queryByText(/Unsaved changes|Saving/)).not.toBeInTheDocument());
		expect(await repositories.hireRequests.get("malabar")).toMatchObject({ value: 7_500_000 });
		expect(Object.keys(localStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
	}
});

test("a save of the follow-up leaves a value alone that was set elsewhere meanwhile", async () => {
	const { repositories, dialog, user } = await open("/admin/hire-projects?request=malabar");
	await repositories.hireRequests.update("malabar", { value: 7_500_000 });
	fireEvent.change(dialog.getByLabelText("Follow-up", { selector: "input" }), { target: { value: "2026-12-24" } });
	await user.click(dialog.getByRole("button", { name: "Save" }));
	await waitFor(async () => expect(await repositories.hireRequests.get("malabar")).toMatchObject({ followUpOn: "2026-12-24" }));
	expect(await repositories.hireRequests.get("malabar")).toMatchObject({ value: 7_500_000 });
	await waitFor(() => expect(dialog.getByLabelText("Value")).toHaveValue("7500000"));
	expect(dialog.queryByText("Unsaved changes")).not.toBeInTheDocument();
});

test("a value that was left unsaved is there again, beside the follow-up that was set elsewhere meanwhile", async () => {
	const { repositories, dialog, user, unmount } = await open("/admin/hire-projects?request=malabar");
	await user.type(dialog.getByLabelText("Value"), "50");
	unmount();
	await repositories.hireRequests.update("malabar", { followUpOn: "2026-12-24" });
	render(<AdminSite path="/admin/hire-projects?request=malabar" repositories={repositories} />);
	const later = within(await screen.findByRole("dialog"));
	await waitFor(() => expect(later.getByLabelText("Value")).toHaveValue("50"));
	expect(later.getByLabelText("Follow-up", { selector: "input" })).toHaveValue("2026-12-24");
});

test("entries from the same e-mail are linked, whatever the case, and open", async () => {
	const { dialog, user } = await open();
	const section = within(dialog.getByRole("region", { name: "Also from this address" }));
	expect((await section.findAllByRole("link")).map(({ textContent }) => textContent)).toEqual(["Menu, once more", "Mobile App"]);
	await user.click(section.getByRole("link", { name: "Mobile App" }));
	expect(await screen.findByRole("dialog", { name: "Koperasi Teh" })).toBeVisible();
});

test("a message becomes a hire request without retyping; both lead to each other", async () => {
	const { repositories, dialog, user } = await open();
	await user.click(dialog.getByRole("link", { name: "Make a hire request" }));
	expect(await screen.findByRole("heading", { level: 1, name: "New hire request" })).toBeVisible();
	expect(screen.getByLabelText("Name")).toHaveValue(sari.name);
	expect(screen.getByLabelText("Email")).toHaveValue(sari.email);
	expect(screen.getByLabelText("Project Description")).toHaveValue(`Menu\n\n${sari.message}`);
	await user.click(screen.getByRole("button", { name: "Make hire request" }));
	expect(screen.getByText("Project Type is required.")).toBeVisible();
	await user.selectOptions(screen.getByLabelText("Project Type"), "Landing Page");
	await user.selectOptions(screen.getByLabelText("Budget Range"), "Custom Range");
	await user.type(screen.getByLabelText("Custom Budget"), "Rp 3 juta");
	await user.click(screen.getByRole("button", { name: "Make hire request" }));

	const back = within(await screen.findByRole("dialog", { name: "Menu" }));
	expect(await back.findByText("Made a hire request")).toBeVisible();
	const [made] = await repositories.hireRequests.listMadeFrom("sari");
	expect(made).toMatchObject({ projectType: "Landing Page", budgetRange: "Rp 3 juta", timeline: null, contactId: "sari" });
	await user.click(within(back.getByRole("region", { name: "Hire request" })).getByRole("link", { name: "Landing Page" }));
	const request = within(await screen.findByRole("dialog", { name: sari.name }));
	const source = await request.findByRole("region", { name: "Made from" });
	expect(within(source).getByRole("link", { name: "Menu" })).toHaveAttribute("href", "/admin/contacts?message=sari");
	expect(request.getByText("Made from a message")).toBeVisible();
});

test.each([
	["with its subject while both fit", 0, `Menu\n\n${"a".repeat(9_990)}tea.`],
	["without it when they do not, so that its end is not lost", 1, `${"a".repeat(9_991)}tea.`],
])("a long message becomes the description of a hire request %s", async (_, more, description) => {
	const message = `${"a".repeat(9_990 + more)}tea.`;
	const repositories = createMemoryAdminRepositories({ signedIn: admin, contacts: [{ ...sari, message }] });
	render(<AdminSite path={convertMessagePath("sari")} repositories={repositories} />);
	expect(await screen.findByLabelText("Project Description")).toHaveValue(description);
});

test("a part that cannot be read says so, and the others are there", async () => {
	const { repositories, dialog, user } = await open("/admin/hire-projects?request=malabar");
	repositories.failWith("unavailable", "enquiryEvents", "contacts");
	await user.click(dialog.getByRole("button", { name: "Accepted" }));
	const alerts = await dialog.findAllByRole("alert");
	expect(alerts.map(({ textContent }) => textContent)).toEqual([
		expect.stringContaining("Other enquiries of this address could not be loaded."),
		expect.stringContaining("The history could not be loaded."),
	]);
	expect(dialog.getByText("None yet. Only admins see them.")).toBeVisible();
});
