import type { Quote, QuoteLine } from "@site/shared-data";
import { quotePaths } from "@site/shared-data/quotes";
import {
	buildContact,
	buildHireRequest,
	buildQuote,
	buildService,
	createMemoryAdminRepositories,
	type MemoryAdminSeed,
} from "@site/shared-data/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin, adminPassword } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../enquiries/enquiry/enquiryRoute.ts";
import "../enquiries/hire-requests/hireRequestsRoute.tsx";
import "../settings/siteRoute.tsx";
import "./quoteRoute.tsx";
import "./quotesRoute.tsx";

const landing = buildService({ id: "landing", name: "Landing Page", price: 2_500_000 });

function open(path: string, seed: MemoryAdminSeed = {}) {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, services: [landing], ...seed });
	const { unmount } = render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, unmount, user: userEvent.setup() };
}

const sent = (fields: Partial<Quote> = {}) =>
	buildQuote({ id: "sent", number: "2026-001", status: "sent", sentAt: new Date("2026-11-20T02:00:00Z"), ...fields });

const accepted = () =>
	sent({ id: "accepted", status: "accepted", answeredAt: new Date("2026-11-21T02:00:00Z"), acceptedName: "Sari D." });

const totals = () => screen.getByText("Total").nextSibling;

beforeEach(() => localStorage.clear());

test("a line copies a service, stays editable, and the totals follow as one types", async () => {
	const { repositories, user } = open("/admin/quotes/new");
	await user.type(await screen.findByLabelText("Client name"), "Sari");
	await user.type(screen.getByLabelText("Email"), "sari@example.com");
	await user.type(screen.getByLabelText("Title"), "Site");
	await user.selectOptions(screen.getByLabelText("Service"), "Landing Page");
	expect(screen.getByLabelText("Item")).toHaveValue("Landing Page");
	expect(screen.getByLabelText("Unit price")).toHaveValue("2.500.000");
	await user.click(screen.getByRole("button", { name: "Add line" }));
	await user.type(screen.getAllByLabelText("Item")[1] as HTMLElement, "Revision");
	await user.clear(screen.getAllByLabelText("Quantity")[1] as HTMLElement);
	await user.type(screen.getAllByLabelText("Quantity")[1] as HTMLElement, "1,5");
	await user.type(screen.getAllByLabelText("Unit price")[1] as HTMLElement, "300000");
	await user.type(screen.getByLabelText(/^Discount/), "250.000");
	expect(totals()).toHaveTextContent("Rp 2.700.000");
	await user.click(screen.getByRole("button", { name: "Save draft" }));
	await waitFor(async () => expect(await repositories.quotes.listAll()).toHaveLength(1));
	expect(await repositories.quotes.listAll()).toMatchObject([
		{
			lines: [
				{ title: "Landing Page", quantity: 1, unitPrice: 2_500_000, serviceId: "landing" },
				{ title: "Revision", quantity: 1.5, unitPrice: 300_000, serviceId: null },
			],
			discount: 250_000,
			total: 2_700_000,
			status: "draft",
		},
	]);
	expect(await screen.findByRole("heading", { level: 1, name: "Edit quote" })).toBeVisible();
});

test("a line's description keeps its breaks, stored or typed, and its title stays one line", async () => {
	const [line] = buildQuote().lines;
	const lines = [{ ...(line as QuoteLine), description: "Design\nTexts" }];
	const { repositories, user } = open("/admin/quotes/draft", { quotes: [buildQuote({ id: "draft", lines })] });
	const description = await screen.findByLabelText(/^Description/);
	expect(description).toHaveValue("Design\nTexts");
	await user.type(description, "{Enter}Photos");
	await user.click(screen.getByLabelText("Item"));
	await user.paste("\tA\nB");
	await user.click(screen.getByRole("button", { name: "Save draft" }));
	await screen.findByText(/^Saved \d\d:\d\d$/);
	const [saved] = (await repositories.quotes.get("draft"))?.lines ?? [];
	expect(saved?.description).toBe("Design\nTexts\nPhotos");
	expect(saved?.title).toMatch(/ A ?B$/);
	expect(screen.getAllByLabelText("Item")).toHaveLength(1);
});

test("a line without a price and a time that is not complete are refused at their fields", async () => {
	const { user } = open("/admin/quotes/new");
	await user.click(await screen.findByRole("button", { name: "Add time" }));
	await user.click(screen.getByRole("button", { name: "Save draft" }));
	expect(screen.getByLabelText("Unit price")).toHaveAccessibleDescription("Unit price is required.");
	expect(screen.getByLabelText("Day")).toHaveAccessibleDescription("Day is required.");
	expect(screen.getByLabelText("Client name")).toHaveFocus();
});

test("a new quote has the client of its hire request and the texts of the settings", async () => {
	const request = buildHireRequest({
		id: "malabar",
		clientName: "Malabar",
		clientEmail: "m@example.com",
		projectType: "Mobile App",
	});
	const { repositories, user } = open(quotePaths.create("malabar"), { hireRequests: [request] });
	const { revision } = await repositories.quoteSettings.get();
	expect(await screen.findByLabelText("Client name")).toHaveValue("Malabar");
	expect(screen.getByLabelText("Title")).toHaveValue("Mobile App");
	expect(screen.getByLabelText("Language")).toHaveDisplayValue("Indonesian");
	await repositories.quoteSettings.save("quotes", { terms: "Half in advance." }, revision);
	await user.selectOptions(screen.getByLabelText("Service"), "Landing Page");
	await user.click(screen.getByRole("button", { name: "Save draft" }));
	await waitFor(async () => expect(await repositories.quotes.listOfRequest("malabar")).toHaveLength(1));
});

test("a new quote has the sender of its message and the terms of the settings", async () => {
	const quoteSettings = { ...(await createMemoryAdminRepositories().quoteSettings.get()), terms: "Half in advance." };
	const contacts = [buildContact({ id: "sari", name: "Sari", subject: "A shop" })];
	open(quotePaths.createFromMessage("sari"), { contacts, quoteSettings });
	expect(await screen.findByLabelText("Title")).toHaveValue("A shop");
	expect(screen.getByLabelText(/^Terms/)).toHaveValue("Half in advance.");
});

test("a draft is saved and sent by its link, which is shown once; then nothing is editable", async () => {
	const { repositories, user, unmount } = open("/admin/quotes/draft", { quotes: [buildQuote({ id: "draft" })] });
	await user.clear(await screen.findByLabelText("Title"));
	await user.type(screen.getByLabelText("Title"), "A shop");
	await user.click(screen.getByRole("button", { name: "Send" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Send quote?" }));
	expect(dialog.queryByRole("button", { name: "Send by mail" })).not.toBeInTheDocument();
	await user.click(dialog.getByRole("button", { name: "Copy link" }));
	expect(await screen.findByRole("heading", { level: 1, name: /^Quote \d{4}-001$/ })).toBeVisible();
	const link = screen.getByLabelText<HTMLInputElement>("Link for the client");
	expect(link.value).toMatch(/\/quote\/[\w-]{43}$/);
	expect(await navigator.clipboard.readText()).toBe(link.value);
	expect(await repositories.quotes.get("draft")).toMatchObject({ title: "A shop", status: "sent" });
	expect(screen.queryByLabelText("Title")).not.toBeInTheDocument();
	await user.click(screen.getByRole("button", { name: "New link" }));
	await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Link for the client").value).not.toBe(link));
	unmount();
	render(<AdminSite path="/admin/quotes/draft" repositories={repositories} />);
	await screen.findByRole("button", { name: "New link" });
	expect(screen.queryByLabelText("Link for the client")).not.toBeInTheDocument();
});

test("a draft that cannot be sent says so and keeps its text", async () => {
	const { repositories, user } = open("/admin/quotes/draft", { quotes: [buildQuote({ id: "draft" })] });
	await user.type(await screen.findByLabelText("Title"), "!");
	await user.click(screen.getByRole("button", { name: "Send" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Send quote?" }));
	repositories.failWith("offline", "quotes");
	await user.click(dialog.getByRole("button", { name: "Copy link" }));
	expect(await dialog.findByText("The quote was not sent. The connection was lost.")).toBeVisible();
	await user.click(dialog.getByRole("button", { name: "Cancel" }));
	expect(screen.getByLabelText("Title")).toHaveValue("Situs untuk Kopi Sari!");
});

test("a preview opens the client's page of the saved draft", async () => {
	const tab = { location: { replace: jest.fn() } };
	jest.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
	const { user } = open("/admin/quotes/draft", { quotes: [buildQuote({ id: "draft" })] });
	await user.click(await screen.findByRole("button", { name: "Preview" }));
	await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^\/quote\/[\w-]{43}$/)));
});

describe("after a save that does not succeed", () => {
	const accounts = [{ ...admin, password: adminPassword }];
	const openDraft = () => open("/admin/quotes/draft", { quotes: [buildQuote({ id: "draft" })], accounts });

	test.each(["offline", "signed-out"] as const)("a draft is only saved, and no blank tab is left: %s", async (kind) => {
		const tab = { location: { replace: jest.fn() }, close: jest.fn() };
		jest.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
		const { repositories, user } = openDraft();
		await user.type(await screen.findByLabelText("Title"), "!");
		repositories.failWith(kind, "quotes");
		for (const step of ["Preview", "Copy link"]) {
			await user.click(screen.getByRole("button", { name: step }));
			if (kind === "signed-out") await user.click(await screen.findByRole("button", { name: "Not now" }));
			expect(await screen.findByRole("alert")).toHaveTextContent("Not saved.");
		}
		repositories.failWith(null);
		await user.click(screen.getByRole("button", { name: "Save draft" }));
		await screen.findByText(/^Saved \d\d:\d\d$/);
		expect(await repositories.quotes.get("draft")).toMatchObject({ title: "Situs untuk Kopi Sari!", status: "draft" });
		expect(tab.close).toHaveBeenCalledTimes(1);
	});

	test("a sign-in continues with the step that was asked for", async () => {
		const { repositories, user } = openDraft();
		const copy = await screen.findByRole("button", { name: "Copy link" });
		repositories.failWith("signed-out", "quotes");
		await user.click(copy);
		const dialog = within(await screen.findByRole("dialog", { name: "Sign in to go on" }));
		repositories.failWith(null);
		await user.type(dialog.getByLabelText("Password"), adminPassword);
		await user.click(dialog.getByRole("button", { name: "Sign In" }));
		expect(await screen.findByLabelText("Link for the client")).toBeVisible();
		expect(await repositories.quotes.get("draft")).toMatchObject({ status: "sent" });
	});
});

test("a second preview opens a new tab, because the first one may be closed", async () => {
	const tabs = [0, 1].map(() => ({ location: { replace: jest.fn() }, close: jest.fn() }));
	const opening = jest.spyOn(window, "open");
	for (const tab of tabs) opening.mockReturnValueOnce(tab as unknown as Window);
	open("/admin/quotes/draft", { quotes: [buildQuote({ id: "draft" })] });
	const preview = await screen.findByRole("button", { name: "Preview" });
	fireEvent.click(preview);
	fireEvent.click(preview);
	await waitFor(() => expect(tabs[1]?.location.replace).toHaveBeenCalled());
	expect(tabs[0]?.close).toHaveBeenCalled();
});

test("a sent quote is revised to a draft of the next letter, and withdrawn", async () => {
	const { repositories, user } = open("/admin/quotes/sent", { quotes: [sent()] });
	await user.click(await screen.findByRole("button", { name: "Revise" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Quote 2026-001b" })).toBeVisible();
	expect(screen.getByLabelText("Title")).toHaveValue("Situs untuk Kopi Sari");
	expect(await repositories.quotes.get("sent")).toMatchObject({ status: "withdrawn" });
});

test("the question about withdrawing does not show the error of another step", async () => {
	const { repositories, user } = open("/admin/quotes/sent", { quotes: [sent()] });
	const link = await screen.findByRole("button", { name: "New link" });
	repositories.failWith("offline", "quotes");
	await user.click(link);
	expect(await screen.findByText("The link was not replaced. The connection was lost.")).toBeVisible();
	await user.click(screen.getByRole("button", { name: "Withdraw" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Withdraw quote?" }));
	expect(dialog.queryByText(/^The link was not replaced/)).not.toBeInTheDocument();
});

test("withdrawing asks first", async () => {
	const { repositories, user } = open("/admin/quotes/sent", { quotes: [sent()] });
	await user.click(await screen.findByRole("button", { name: "Withdraw" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Withdraw quote?" }));
	expect(await repositories.quotes.get("sent")).toMatchObject({ status: "sent" });
	await user.click(dialog.getByRole("button", { name: "Withdraw" }));
	expect(await screen.findByText("Withdrawn")).toBeVisible();
});

test("an accepted quote has invoices up to its total, which are paid and not paid again", async () => {
	const { repositories, user } = open("/admin/quotes/accepted", { quotes: [accepted()] });
	expect(await screen.findByText("Sari D.")).toBeVisible();
	await user.click(screen.getByRole("button", { name: "Create invoice" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Create invoice" }));
	await user.selectOptions(dialog.getByLabelText("In"), "Rp");
	await user.clear(dialog.getByLabelText("Amount"));
	await user.type(dialog.getByLabelText("Amount"), "9.000.000");
	await user.click(dialog.getByRole("button", { name: "Create" }));
	expect(dialog.getByText("The rest of the quote is Rp 2.950.000. Write at most that much.")).toBeVisible();
	await user.selectOptions(dialog.getByLabelText("In"), "Per cent of the total");
	await user.clear(dialog.getByLabelText("Amount"));
	await user.type(dialog.getByLabelText("Amount"), "40");
	await user.click(dialog.getByRole("button", { name: "Create" }));
	expect(await screen.findByText(/^INV-\d{4}-001, Rp 1.180.000$/)).toBeVisible();
	await user.click(await screen.findByRole("button", { name: "Mark as paid" }));
	expect(await screen.findByText(/^Paid on \w/)).toBeVisible();
	await user.click(await screen.findByRole("button", { name: "Undo" }));
	await waitFor(async () => expect(await repositories.quotes.listInvoices("accepted")).toMatchObject([{ paidOn: null }]));
});

test("the list says which quotes are expired, and deletes only drafts", async () => {
	const quotes = [sent({ validUntil: "2026-01-01", title: "Old" }), buildQuote({ id: "draft", title: "New" })];
	const { repositories, user } = open("/admin/quotes", { quotes });
	expect(await screen.findByText("Expired", { ignore: "option" })).toBeVisible();
	await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
	await user.click(screen.getByRole("button", { name: "Delete 1 draft…" }));
	await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
	await waitFor(async () => expect(await repositories.quotes.listAll()).toMatchObject([{ id: "sent" }]));
});

test.each([
	["Export CSV", /"2026-001","accepted","Sari Dewi".*"2950000"/s],
	["Export invoices", /"INV-2026-001","2026-001","Sari Dewi".*"500000","2026-12-01","",/s],
])("%s makes a file for the bookkeeper", async (name, content) => {
	const files: Blob[] = [];
	Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
	jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
	const invoice = { id: "i", quoteId: "accepted", number: "INV-2026-001", amount: 500_000, dueOn: "2026-12-01", paidOn: null };
	const { user } = open("/admin/quotes", { quotes: [accepted()], invoices: [{ ...invoice, createdAt: new Date() }] });
	await user.click(await screen.findByRole("button", { name }));
	await waitFor(() => expect(files).toHaveLength(1));
	const reader = new FileReader();
	const text = new Promise((resolve) => reader.addEventListener("load", () => resolve(reader.result)));
	reader.readAsText(files[0] as Blob);
	expect(await text).toMatch(content);
});

test("the dashboard has the sums of the open quotes by currency, and nothing without any", async () => {
	const others = [sent({ id: "other" }), sent({ id: "dollars", currency: "USD" }), sent({ id: "old", validUntil: "2026-01-01" })];
	const { unmount } = open("/admin", { quotes: [sent(), ...others] });
	const link = await screen.findByRole("link", { name: "3 open, Rp 5.900.000 + US$29.500,00" });
	expect(link).toHaveAttribute("href", "/admin/quotes?status=sent");
	unmount();
	open("/admin");
	await screen.findByRole("heading", { name: "Dashboard" });
	expect(screen.queryByText(/Quotes: /)).not.toBeInTheDocument();
});

test("a hire request has its quotes, their steps in its history, and a link that writes another one", async () => {
	const kinds = ["sent", "opened", "accepted", "declined", "taken_back"] as const;
	const detail = { quote_id: "sent", number: "2026-001" };
	const entry = { entity: "hire_projects", entityId: "malabar" } as const;
	open("/admin/hire-projects?request=malabar", {
		hireRequests: [buildHireRequest({ id: "malabar", followUpOn: "2026-12-01" })],
		quotes: [sent({ hireRequestId: "malabar" })],
		enquiryEvents: kinds.map((kind) => ({
			...entry,
			event: { id: kind, kind: `quote_${kind}` as const, detail, createdAt: new Date() },
		})),
	});
	const dialog = within(await screen.findByRole("dialog"));
	expect(await dialog.findByRole("link", { name: "Quote 2026-001" })).toHaveAttribute("href", "/admin/quotes/sent");
	expect(dialog.getByText("Rp 2.950.000")).toBeVisible();
	expect(dialog.getByRole("link", { name: "Write a quote" })).toHaveAttribute("href", "/admin/quotes/new?request=malabar");
	for (const step of ["sent", "opened", "accepted", "declined"])
		expect(await dialog.findByText(`Quote 2026-001 ${step}`)).toBeVisible();
	expect(dialog.getByText("Answer to quote 2026-001 taken back")).toBeVisible();
});

test.each(["/admin/quotes", "/admin/quotes/sent", "/admin/hire-projects?request=malabar"])(
	"%s writes the amounts of a sent quote in its own currency",
	async (path) => {
		open(path, {
			hireRequests: [buildHireRequest({ id: "malabar" })],
			quotes: [sent({ hireRequestId: "malabar", currency: "USD" })],
		});
		expect((await screen.findAllByText(/29\.500,00/)).length).toBeGreaterThan(0);
		expect(screen.queryByText(/Rp/)).not.toBeInTheDocument();
	},
);

test("the settings of quotes have their own button beside those of the site", async () => {
	const { repositories } = open("/admin/site");
	const days = (await screen.findByText<HTMLLabelElement>("Days of validity", { selector: "label" })).control as HTMLElement;
	const save = () => fireEvent.click(screen.getByText("Save quote settings"));
	fireEvent.change(days, { target: { value: "0" } });
	save();
	expect(screen.getByText("Days of validity must be a whole number from 1 to 365.")).toBeVisible();
	for (const value of ["21", "30"]) {
		fireEvent.change(days, { target: { value } });
		save();
		await waitFor(async () => expect(await repositories.quoteSettings.get()).toMatchObject({ validDays: Number(value) }));
		await waitFor(() => expect(screen.getByText("Save quote settings")).toBeEnabled());
	}
});

test("saving the site asks about unsaved settings of quotes, and leaves once they are saved", async () => {
	const { repositories } = open("/admin/site");
	const days = (await screen.findByText<HTMLLabelElement>("Days of validity", { selector: "label" })).control as HTMLElement;
	fireEvent.change(days, { target: { value: "21" } });
	fireEvent.click(screen.getByText("Save Changes"));
	expect(await screen.findByText("Leave without saving?")).toBeVisible();
	fireEvent.click(screen.getByText("Keep editing"));
	fireEvent.click(screen.getByText("Save quote settings"));
	await waitFor(async () => expect(await repositories.quoteSettings.get()).toMatchObject({ validDays: 21 }));
	await waitFor(() => expect(screen.getByText("Save quote settings")).toBeEnabled());
	fireEvent.click(screen.getByText("Save Changes"));
	expect(await screen.findByText("Dashboard", { selector: "h1" })).toBeVisible();
});
