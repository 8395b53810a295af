import { buildProfile, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin, adminPassword } from "../testing/sampleAdminSeed.ts";

beforeEach(() => localStorage.clear());

const profile = buildProfile({ name: "Raka Wiratama", about: "I make software slowly." });
const accounts = [{ ...admin, password: adminPassword }];
const box = (name: string) => screen.findByRole("textbox", { name });
const save = () => userEvent.click(screen.getByRole("button", { name: "Save Changes" }));
const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith("draft:"));

function open(repositories = createMemoryAdminRepositories({ signedIn: admin, profile, accounts })) {
	const { unmount } = render(<AdminSite path="/admin/profile" repositories={repositories} />);
	return { repositories, unmount };
}

test("the profile is saved and leads to the dashboard; blank optional fields are stored as null", async () => {
	const { repositories } = open();
	await userEvent.clear(await box("Name"));
	await userEvent.type(await box("Name"), "Raka W.");
	await userEvent.clear(await box("About"));
	await userEvent.click(screen.getByRole("checkbox", { name: "Available for projects" }));
	await save();
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	expect(await repositories.profile.getOrCreate()).toMatchObject({ name: "Raka W.", about: null });
	expect(storedDrafts()).toEqual([]);
});

test("name, title and location are required: errors are beside the fields, and the first one gets the focus", async () => {
	const { repositories } = open();
	await userEvent.clear(await box("Location"));
	await userEvent.clear(await box("Name"));
	await save();
	expect(await box("Name")).toHaveAccessibleDescription("Name is required.");
	expect(await box("Location")).toHaveAccessibleDescription("Location is required.");
	expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual(["Name is required.", "Location is required."]);
	await screen.findByDisplayValue("I make software slowly.");
	expect(await box("Name")).toHaveFocus();
	await userEvent.type(await box("Name"), "R");
	expect(screen.queryByText("Name is required.")).not.toBeInTheDocument();
	expect((await repositories.profile.getOrCreate()).name).toBe("Raka Wiratama");
});

test("the save state is always visible: saved, changed, saved again", async () => {
	open();
	await box("About");
	expect(screen.getByText(/^Saved/)).toBeVisible();
	await userEvent.type(await box("About"), " And calmly.");
	expect(screen.getByText("Unsaved changes")).toBeVisible();
	await userEvent.keyboard("{Control>}s{/Control}");
	expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
	expect(await box("About")).toHaveValue("I make software slowly. And calmly.");
});

test("every change is stored on this device until it is saved, and an undone change leaves no draft", async () => {
	open();
	await userEvent.type(await box("About"), "!");
	expect(storedDrafts()).toHaveLength(1);
	expect(JSON.parse(localStorage.getItem(storedDrafts()[0] as string) as string).values.about).toBe("I make software slowly.!");
	await userEvent.type(await box("About"), "{Backspace}");
	expect(storedDrafts()).toEqual([]);
});

test("the draft of a closed tab is offered with both times and can be restored", async () => {
	const { repositories, unmount } = open();
	await userEvent.type(await box("About"), " Lost?");
	unmount();
	open(repositories);
	const offer = await screen.findByText(/is on this device/);
	expect(offer).toHaveTextContent(/Unsaved text from \d\d:\d\d is on this device/);
	expect(screen.getByText(/The stored version is from/)).toBeVisible();
	expect(await box("About")).toHaveValue("I make software slowly.");
	await userEvent.click(screen.getByRole("button", { name: /^Restore/ }));
	expect(await box("About")).toHaveValue("I make software slowly. Lost?");
	expect(screen.getByText("Unsaved changes")).toBeVisible();
	expect(screen.queryByText(/is on this device/)).not.toBeInTheDocument();
});

test("the stored version can be chosen instead, after a comparison", async () => {
	const { repositories, unmount } = open();
	await userEvent.type(await box("About"), " Lost?");
	unmount();
	open(repositories);
	await userEvent.click(await screen.findByRole("button", { name: "Compare" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Which version should stay?" }));
	expect(dialog.getByRole("region", { name: "Your version" })).toHaveTextContent("Lost?");
	expect(dialog.getByRole("region", { name: "Stored version" })).not.toHaveTextContent("Lost?");
	await userEvent.click(dialog.getByRole("button", { name: "Keep stored" }));
	expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
	expect(await box("About")).toHaveValue("I make software slowly.");
	expect(storedDrafts()).toEqual([]);
});

test("after a draft is restored over newer input, that input is offered", async () => {
	const { repositories, unmount } = open();
	await userEvent.type(await box("About"), " First.");
	unmount();
	open(repositories);
	await userEvent.type(await box("About"), " Second.");
	await userEvent.click(screen.getByRole("button", { name: /^Restore/ }));
	expect(await box("About")).toHaveValue("I make software slowly. First.");
	await userEvent.click(screen.getByRole("button", { name: /^Restore/ }));
	expect(await box("About")).toHaveValue("I make software slowly. Second.");
});

test("a link opens the leave dialog with unsaved work, and never after a save", async () => {
	open();
	await userEvent.type(await box("About"), "!");
	await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
	await waitFor(() => expect(dialog.getByRole("button", { name: "Keep editing" })).toHaveFocus());
	await userEvent.keyboard("{Escape}");
	expect(await box("About")).toHaveValue("I make software slowly.!");
	await userEvent.keyboard("{Control>}s{/Control}");
	await screen.findByText(/^Saved \d\d:\d\d$/);
	await userEvent.click(screen.getByRole("link", { name: "Back to the dashboard" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("an unsaved draft is offered on return; a discarded one is not", async () => {
	open();
	await userEvent.type(await box("About"), "!");
	await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
	await userEvent.click(await screen.findByRole("button", { name: "Leave" }));
	await screen.findByRole("heading", { level: 1, name: "Dashboard" });
	await userEvent.click(screen.getByRole("link", { name: "Edit Profile" }));
	await userEvent.click(await screen.findByRole("button", { name: /^Restore/ }));
	await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
	await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
	await screen.findByRole("heading", { level: 1, name: "Dashboard" });
	expect(storedDrafts()).toEqual([]);
});

test("a failed save keeps the text and shows the reason, and Retry stores it", async () => {
	const { repositories } = open();
	await userEvent.type(await box("About"), " More.");
	repositories.failWith("offline", "profile");
	await save();
	expect(await screen.findByRole("alert")).toHaveTextContent("Not saved. The connection was lost.");
	expect(screen.getByText("Not saved", { exact: true })).toBeVisible();
	expect(await box("About")).toHaveValue("I make software slowly. More.");
	expect(screen.getByRole("button", { name: "Save Changes" })).toBeEnabled();
	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	expect((await repositories.profile.getOrCreate()).about).toBe("I make software slowly. More.");
});

test("an ended session opens a sign-in dialog over the form, and the save continues after it", async () => {
	const { repositories } = open();
	await userEvent.type(await box("About"), " More.");
	repositories.failWith("signed-out", "profile");
	await save();
	const dialog = within(await screen.findByRole("dialog", { name: "Sign in to go on" }));
	expect(dialog.getByLabelText("Email")).toHaveValue(admin.email);
	await waitFor(() => expect(dialog.getByLabelText("Password")).toHaveFocus());
	await userEvent.type(dialog.getByLabelText("Password"), "wrong");
	await userEvent.click(dialog.getByRole("button", { name: "Sign In" }));
	expect(await dialog.findByRole("alert")).toHaveTextContent("Invalid email or password");
	repositories.failWith(null);
	await userEvent.clear(dialog.getByLabelText("Password"));
	await userEvent.type(dialog.getByLabelText("Password"), adminPassword);
	await userEvent.click(dialog.getByRole("button", { name: "Sign In" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	expect((await repositories.profile.getOrCreate()).about).toBe("I make software slowly. More.");
});

test("dismissing the sign-in dialog keeps the text and the form", async () => {
	const { repositories } = open();
	await userEvent.type(await box("About"), " More.");
	repositories.failWith("signed-out", "profile");
	await save();
	await userEvent.click(await screen.findByRole("button", { name: "Not now" }));
	expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
	expect(await box("About")).toHaveValue("I make software slowly. More.");
	await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
	expect(await screen.findByRole("dialog", { name: "Sign in to go on" })).toBeVisible();
});

describe("changed elsewhere since it was opened", () => {
	async function conflict() {
		const { repositories } = open();
		await userEvent.type(await box("About"), " Mine.");
		const now = await repositories.profile.getOrCreate();
		await repositories.profile.save(now.id, { about: "I make software slowly. Theirs." }, now.revision);
		await save();
		const dialog = within(await screen.findByRole("dialog", { name: "This profile changed somewhere else" }));
		return { repositories, dialog };
	}

	test("both versions are shown where they differ; keeping on editing changes nothing", async () => {
		const { repositories, dialog } = await conflict();
		expect(dialog.getByRole("region", { name: "Your version" })).toHaveTextContent("Mine.");
		expect(dialog.getByRole("region", { name: "Stored version" })).toHaveTextContent("Theirs.");
		await waitFor(() => expect(dialog.getByRole("button", { name: "Keep editing" })).toHaveFocus());
		await userEvent.keyboard("{Enter}");
		expect(await box("About")).toHaveValue("I make software slowly. Mine.");
		expect(screen.getByRole("alert")).toHaveTextContent("This profile changed somewhere else.");
		expect((await repositories.profile.getOrCreate()).about).toBe("I make software slowly. Theirs.");
		await userEvent.click(screen.getByRole("button", { name: "Compare" }));
		expect(await screen.findByRole("dialog")).toBeVisible();
	});

	test("the admin's version can overwrite the stored one", async () => {
		const { repositories, dialog } = await conflict();
		await userEvent.click(dialog.getByRole("button", { name: "Overwrite with mine" }));
		expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
		expect((await repositories.profile.getOrCreate()).about).toBe("I make software slowly. Mine.");
	});

	test("the stored version can be loaded, and the admin's version is offered", async () => {
		const { dialog } = await conflict();
		await userEvent.click(dialog.getByRole("button", { name: "Load stored version" }));
		expect(await box("About")).toHaveValue("I make software slowly. Theirs.");
		await userEvent.click(screen.getByRole("button", { name: /^Restore/ }));
		expect(await box("About")).toHaveValue("I make software slowly. Mine.");
	});

	test("an equal stored version is no conflict: the response of an earlier save was lost", async () => {
		const { repositories } = open();
		await userEvent.type(await box("About"), " Mine. ");
		const now = await repositories.profile.getOrCreate();
		await repositories.profile.save(now.id, { about: "I make software slowly. Mine." }, now.revision);
		await save();
		expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	});
});

test("a double click saves once", async () => {
	const { repositories } = open();
	const save = jest.spyOn(repositories.profile, "save");
	await userEvent.type(await box("Name"), "!");
	await userEvent.dblClick(screen.getByRole("button", { name: "Save Changes" }));
	await screen.findByRole("heading", { level: 1, name: "Dashboard" });
	expect(save).toHaveBeenCalledTimes(1);
});

test("Enter in a field saves", async () => {
	const { repositories } = open();
	await userEvent.type(await box("Name"), "!{Enter}{Enter}");
	await screen.findByRole("heading", { level: 1, name: "Dashboard" });
	expect((await repositories.profile.getOrCreate()).name).toBe("Raka Wiratama!");
});

describe("signing out everywhere", () => {
	const dialog = async () => within(await screen.findByRole("dialog", { name: "Sign out everywhere?" }));
	const openDialog = async () => userEvent.click(await screen.findByRole("button", { name: "Sign out everywhere" }));

	test("opens a confirmation, and Cancel ends no session", async () => {
		const { repositories } = open();
		await openDialog();
		const { getByRole } = await dialog();
		await waitFor(() => expect(getByRole("button", { name: "Cancel" })).toHaveFocus());
		await userEvent.click(getByRole("button", { name: "Cancel" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
		expect(screen.getByRole("button", { name: "Sign out everywhere" })).toHaveFocus();
		expect(await repositories.session.current()).toEqual(admin);
	});

	test("leads to the sign-in form, and removes the unsaved texts of this device, which the confirmation counts", async () => {
		const { repositories } = open();
		await userEvent.type(await box("About"), " Not saved.");
		await openDialog();
		const { getByText, getByRole } = await dialog();
		expect(getByText(/It removes 1 unsaved text from this browser/)).toBeVisible();
		await userEvent.click(getByRole("button", { name: "Sign out everywhere" }));
		expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
		expect(await repositories.session.current()).toBeNull();
		expect(storedDrafts()).toEqual([]);
	});

	test("shows the reason when the backend cannot be reached, keeps session and texts, and can be retried", async () => {
		const { repositories } = open();
		await userEvent.type(await box("About"), " Not saved.");
		await openDialog();
		repositories.failWith("offline", "session");
		const { findByRole, getByRole } = await dialog();
		await userEvent.click(getByRole("button", { name: "Sign out everywhere" }));
		expect(await findByRole("alert")).toHaveTextContent("The sessions may still be open. The connection was lost. Try again.");
		await userEvent.click(getByRole("button", { name: "Cancel" }));
		await openDialog();
		expect((await dialog()).queryByRole("alert")).not.toBeInTheDocument();
		repositories.failWith(null);
		expect(await repositories.session.current()).toEqual(admin);
		expect(storedDrafts()).toHaveLength(1);
		await userEvent.click((await dialog()).getByRole("button", { name: "Sign out everywhere" }));
		expect(await screen.findByRole("button", { name: "Sign In" })).toBeVisible();
	});
});

test("the account takes another name, which the menu shows; Enter in its field does not save the profile", async () => {
	const { repositories } = open();
	const field = await box("Name of your account");
	await userEvent.clear(field);
	await userEvent.type(field, "Mira Lindqvist{Enter}");
	expect(await screen.findByText("The account has its new name.")).toBeVisible();
	expect(await repositories.session.current()).toMatchObject({ name: "Mira Lindqvist" });
	expect(await screen.findByText("Mira Lindqvist")).toBeVisible();
	expect(screen.getByRole("heading", { level: 1, name: "Edit profile" })).toBeVisible();
	repositories.failWith("offline", "session");
	await userEvent.type(field, " Ceramics");
	await userEvent.click(screen.getByRole("button", { name: "Change the name" }));
	expect(await screen.findByText("Not saved.")).toBeVisible();
	expect(field).toHaveValue("Mira Lindqvist Ceramics");
});

test("a saved profile is not left with an unsaved account name until that is confirmed", async () => {
	const { repositories } = open();
	await userEvent.type(await box("About"), " More.");
	const field = await box("Name of your account");
	await userEvent.type(field, "!");
	await save();
	const dialog = within(await screen.findByRole("dialog", { name: "Leave without saving?" }));
	expect(await repositories.profile.getOrCreate()).toMatchObject({ about: "I make software slowly. More." });
	await userEvent.click(dialog.getByRole("button", { name: "Keep editing" }));
	expect(field).toHaveValue(`${admin.name}!`);

	await userEvent.clear(await box("Name"));
	await save();
	expect(await box("Name")).toHaveAccessibleDescription("Name is required.");

	await userEvent.click(screen.getByRole("link", { name: "Cancel" }));
	await userEvent.click(await screen.findByRole("button", { name: "Discard changes" }));
	await screen.findByRole("heading", { level: 1, name: "Dashboard" });
	expect(storedDrafts()).toEqual([]);
	expect(await repositories.session.current()).toMatchObject({ name: admin.name });
});
