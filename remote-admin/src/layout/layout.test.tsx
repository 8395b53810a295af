import { themeAtom, themeChoiceAtom } from "@site/shared-data";
import { buildContact, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { localDrafts } from "../drafts/local/localDrafts.ts";
import { AdminSite } from "../testing/AdminSite.tsx";
import { sampleAdminSeed } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../palette/AdminPalette.tsx";
import "../sign-in/session/LogoutDialog.tsx";
import "../sign-in/signInRoute.tsx";
import "../enquiries/contacts/contactsRoute.tsx";
import "../enquiries/hire-requests/hireRequestsRoute.tsx";
import "../publications/essays/essayFormRoute.tsx";
import "../publications/projects/projectListRoute.tsx";

const links = [
	["Dashboard", "/admin"],
	["Visits", "/admin/visits"],
	["Projects", "/admin/projects"],
	["Essays", "/admin/essays"],
	["Jobs", "/admin/jobs"],
	["Services", "/admin/services"],
	["Contacts", "/admin/contacts"],
	["Hire Projects", "/admin/hire-projects"],
	["Quotes", "/admin/quotes"],
	["Profile", "/admin/profile"],
	["Site", "/admin/site"],
	["Files", "/admin/files"],
	["Reply templates", "/admin/reply-templates"],
	["System", "/admin/system"],
	["View Site", "/"],
];

test("the sidebar has the admin's pages in order, a link to the site, and Logout as a button", async () => {
	render(<AdminSite />);
	const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
	expect(nav.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(links);
	// The way out is last, after a gap.
	expect(nav.getAllByRole("listitem").at(-1)).toContainElement(nav.getByRole("button", { name: "Logout" }));
});

test.each([
	["/admin", "Dashboard"],
	["/admin/projects", "Projects"],
	["/admin/essays/new", "Essays"],
	["/admin/hire-projects", "Hire Projects"],
])("at %s the current item is %s alone", async (path, label) => {
	render(<AdminSite path={path} />);
	const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
	const current = nav.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
	expect(current.map((link) => link.textContent)).toEqual([label]);
});

test("a path that only starts like another page's path does not mark that page", async () => {
	render(<AdminSite path="/admin/projectsx" />);
	const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
	for (const link of nav.getAllByRole("link")) expect(link).not.toHaveAttribute("aria-current");
});

test("pending entries are counted in the menu and the document title, and a mutation updates the count", async () => {
	const repositories = createMemoryAdminRepositories({
		...sampleAdminSeed(),
		contacts: [buildContact(), buildContact(), buildContact({ status: "replied" })],
	});
	render(<AdminSite repositories={repositories} />);
	const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
	await waitFor(() => expect(nav.getByRole("link", { name: "Contacts" })).toHaveAccessibleDescription("2 unread"));
	expect(nav.getByRole("link", { name: "Hire Projects" })).toHaveAccessibleDescription("3 pending");
	await waitFor(() => expect(document.title).toBe("(5) Dashboard · Admin"));
	await userEvent.click(nav.getByRole("link", { name: "Contacts" }));
	await userEvent.click((await screen.findAllByRole("button", { name: "Mark Replied" }))[0] as HTMLElement);
	await waitFor(() => expect(document.title).toBe("(4) Contacts · Admin"));
	expect(nav.getByRole("link", { name: "Contacts" })).toHaveAccessibleDescription("1 unread");
});

test("pending entries are counted again when the admin returns to the tab; a failed count keeps the old number silently", async () => {
	const repositories = createMemoryAdminRepositories({
		...sampleAdminSeed(),
		contacts: [buildContact(), buildContact({ id: "answered" })],
	});
	render(<AdminSite repositories={repositories} />);
	const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
	const contacts = nav.getByRole("link", { name: "Contacts" });
	await waitFor(() => expect(contacts).toHaveAccessibleDescription("2 unread"));
	const returnToTab = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
	await repositories.contacts.setStatus(["answered"], "replied");
	await returnToTab();
	await waitFor(() => expect(contacts).toHaveAccessibleDescription("1 unread"));
	expect(document.title).toBe("(4) Dashboard · Admin");
	repositories.failWith("offline");
	await returnToTab();
	expect(contacts).toHaveAccessibleDescription("1 unread");
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("a count that answers late does not replace a newer one", async () => {
	const contacts = [buildContact(), buildContact({ id: "answered" })];
	const repositories = createMemoryAdminRepositories({ ...sampleAdminSeed(), contacts });
	render(<AdminSite repositories={repositories} />);
	const nav = within(await screen.findByRole("navigation", { name: "Admin" }));
	const link = nav.getByRole("link", { name: "Contacts" });
	await waitFor(() => expect(link).toHaveAccessibleDescription("2 unread"));
	const returnToTab = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
	const { count } = repositories.contacts;
	let arrive = () => {};
	jest.spyOn(repositories.contacts, "count").mockImplementationOnce(async () => {
		const early = await count();
		await new Promise<void>((resolve) => (arrive = resolve));
		return early;
	});
	await returnToTab();
	await repositories.contacts.setStatus(["answered"], "replied");
	await returnToTab();
	await waitFor(() => expect(link).toHaveAccessibleDescription("1 unread"));
	await act(async () => arrive());
	expect(link).toHaveAccessibleDescription("1 unread");
});

test("the name and the initial of the signed-in admin are separate texts", async () => {
	render(
		<AdminSite
			repositories={createMemoryAdminRepositories({ signedIn: { id: "1", email: "a@example.com", name: "sari", isAdmin: true } })}
		/>,
	);
	expect(await screen.findByText("sari")).toBeVisible();
	expect(screen.getByText("S")).toBeVisible();
});

test("an unknown URL inside the admin area keeps the sidebar and links back", async () => {
	render(<AdminSite path="/admin/nowhere" />);
	expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
	await userEvent.click(screen.getByRole("link", { name: "Back to the dashboard" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("Logout ends the session and shows the sign-in page, also when the backend does not respond", async () => {
	const repositories = createMemoryAdminRepositories(sampleAdminSeed());
	render(<AdminSite repositories={repositories} />);
	const logout = await screen.findByRole("button", { name: "Logout" });
	repositories.failWith("offline");
	await userEvent.click(logout);
	expect(await screen.findByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
	repositories.failWith(null);
	expect(await repositories.session.current()).toBeNull();
});

describe("Logout with unsaved texts on this device", () => {
	const storeDraft = (item: string, values: Record<string, string>) =>
		localDrafts.store({ key: localDrafts.newKey(item), values, revision: null, at: Date.now() });
	beforeEach(() => {
		storeDraft("essay:new", { title: "Tea terraces", content: "The scale." });
		storeDraft("note:contacts:1", { body: "Calls back." });
	});
	afterEach(() => localStorage.clear());

	async function askedAt(
		path: string,
		logout = async () => userEvent.click(await screen.findByRole("button", { name: "Logout" })),
	) {
		const repositories = createMemoryAdminRepositories(sampleAdminSeed());
		render(<AdminSite path={path} repositories={repositories} />);
		await logout();
		const dialog = within(await screen.findByRole("dialog", { name: "Keep unsaved texts on this device?" }));
		return { repositories, dialog };
	}
	const expectSignedOut = async (repositories: ReturnType<typeof createMemoryAdminRepositories>) => {
		expect(await screen.findByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
		expect(await repositories.session.current()).toBeNull();
	};

	test("asks first and says which; Cancel and Escape stay signed in, and the focus returns", async () => {
		const { repositories, dialog } = await askedAt("/admin");
		expect(dialog.getByText(/This browser has 2 unsaved texts/)).toBeVisible();
		expect(dialog.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
			expect.arrayContaining([expect.stringMatching(/^essay Tea terraces/), expect.stringMatching(/^note Calls back\./)]),
		);
		for (const key of ["{Enter}", "{Escape}"]) {
			await waitFor(() => expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus());
			await userEvent.keyboard(key);
			await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
			expect(screen.getByRole("button", { name: "Logout" })).toHaveFocus();
			await userEvent.keyboard("{Enter}");
			await screen.findByRole("dialog");
		}
		expect(await repositories.session.current()).not.toBeNull();
	});

	test("keeps them by one button", async () => {
		const { repositories, dialog } = await askedAt("/admin");
		await userEvent.click(dialog.getByRole("button", { name: "Keep on this device" }));
		await expectSignedOut(repositories);
		expect(localDrafts.list()).toHaveLength(2);
	});

	test("removes them by the other, that of the open form too, and no further question follows", async () => {
		const { repositories, dialog } = await askedAt("/admin/essays/new", async () => {
			await userEvent.type(await screen.findByLabelText("Title"), "Half a");
			expect(localDrafts.list()).toHaveLength(3);
			await userEvent.click(screen.getByRole("button", { name: "Logout" }));
		});
		await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
		await expectSignedOut(repositories);
		expect(localDrafts.list()).toEqual([]);
	});

	test("asks in the palette, too", async () => {
		const { dialog } = await askedAt("/admin", async () => {
			await screen.findByRole("heading", { name: "Dashboard" });
			await userEvent.keyboard("{Control>}k{/Control}");
			await userEvent.click(await screen.findByRole("option", { name: "Logout" }));
		});
		expect(dialog.getByRole("button", { name: "Cancel" })).toBeVisible();
	});
});

test("a session that cannot be read is an error with Retry, not a sign-in page", async () => {
	const repositories = createMemoryAdminRepositories(sampleAdminSeed());
	repositories.failWith("unavailable", "session");
	render(<AdminSite repositories={repositories} />);
	expect(await screen.findByRole("alert")).toHaveTextContent("The admin area could not be loaded");
	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("the theme toggle chooses the other theme", async () => {
	const store = createStore();
	store.set(themeAtom, "light");
	render(
		<Provider store={store}>
			<AdminSite />
		</Provider>,
	);
	const [toggle] = await screen.findAllByRole("button", { name: /theme/ });
	await userEvent.click(toggle as HTMLElement);
	expect(store.get(themeChoiceAtom)).toEqual({ theme: "dark" });
});

describe("on a small screen", () => {
	beforeAll(() => {
		// jsdom has neither modal dialogs nor media queries.
		HTMLDialogElement.prototype.showModal = function () {
			this.open = true;
		};
		HTMLDialogElement.prototype.close = function () {
			this.open = false;
			this.dispatchEvent(new Event("close"));
		};
		window.matchMedia = () => new EventTarget() as MediaQueryList;
	});

	// jsdom applies the styles of wide screens, which hide the bar.
	const findMenuButton = () => screen.findByRole("button", { name: "Menu", hidden: true });

	test("Menu opens a drawer with the same menu, and following a link closes it", async () => {
		render(<AdminSite />);
		const button = await findMenuButton();
		expect(button).toHaveAttribute("aria-expanded", "false");
		await userEvent.click(button);
		expect(button).toHaveAttribute("aria-expanded", "true");
		const drawer = screen.getByRole("dialog", { name: "Menu" });
		await userEvent.click(within(drawer).getByRole("link", { name: "Jobs" }));
		await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
		expect(button).toHaveAttribute("aria-expanded", "false");
	});

	test("the drawer has a button of its own to close it", async () => {
		render(<AdminSite />);
		await userEvent.click(await findMenuButton());
		await userEvent.click(screen.getByRole("button", { name: "Close menu" }));
		expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
	});
});
