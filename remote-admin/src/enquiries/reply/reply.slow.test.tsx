import {
	buildContact,
	buildHireRequest,
	buildReplyTemplate,
	createMemoryAdminRepositories,
	type MemoryAdminSeed,
} from "@site/shared-data/testing";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../contacts/contactsRoute.tsx";
import "../hire-requests/hireRequestsRoute.tsx";

const ratna = buildContact({ id: "ratna", name: "Ratna", email: "ratna@kopi.example", subject: "Menu & kopi" });
const mei = buildContact({ id: "mei", name: "Mei", status: "replied" });
const malabar = buildHireRequest({
	id: "malabar",
	clientName: "Malabar",
	clientEmail: "m@example.com",
	projectType: "Mobile App",
});
const short = buildReplyTemplate({ name: "Short", subject: "Re: {service}", body: "Hi {name},\nthanks", displayOrder: 2 });
const long = buildReplyTemplate({ name: "Long", body: "Hi {name} ".repeat(400), displayOrder: 1 });

function open(path: string, seed: MemoryAdminSeed = { replyTemplates: [short, long] }) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		contacts: [ratna, mei],
		hireRequests: [malabar],
		...seed,
	});
	const { unmount } = render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, unmount, user: userEvent.setup() };
}
const message = "/admin/contacts?message=ratna";
const replyLink = () => screen.findByRole("link", { name: "Reply via Email" });
const question = () => screen.queryByText(/^Mark as (replied|reviewing)\?$/);
const comeBack = () => act(() => window.dispatchEvent(new Event("focus")));

beforeEach(() => localStorage.clear());
// There is no mail program here.
beforeAll(() =>
	document.addEventListener("click", (event) => {
		if ((event.target as Element).closest('[href^="mailto:"]')) event.preventDefault();
	}),
);

test("the menu of templates works by keyboard, and an entry opens the mail program with everything filled in", async () => {
	const { user } = open(message);
	(await replyLink()).focus();
	await user.tab();
	expect(screen.getByRole("button", { name: "Reply with a template" })).toHaveFocus();
	await user.keyboard("{Enter}");
	const entry = await screen.findByRole("menuitem", { name: "Short" });
	expect(entry).toHaveAttribute(
		"href",
		"mailto:ratna@kopi.example?subject=Re%3A%20Menu%20%26%20kopi&body=Hi%20Ratna%2C%0D%0Athanks",
	);
	await waitFor(() => expect(entry).toHaveFocus());
	expect(screen.getByRole("menuitem", { name: "Manage reply templates" })).toHaveAttribute("href", "/admin/reply-templates");
});

test.each([
	["j", "Just a moment"],
	["k", "Kind words"],
])("%s in the open menu finds a template and does not step to another message", async (letter, name) => {
	const { user } = open(message, {
		replyTemplates: [buildReplyTemplate({ name: "Kind words", displayOrder: 1 }), buildReplyTemplate({ name: "Just a moment" })],
	});
	await replyLink();
	await user.click(screen.getByRole("button", { name: "Reply with a template" }));
	await screen.findByRole("menu");
	await user.keyboard(letter);
	await waitFor(() => expect(screen.getByRole("menuitem", { name })).toHaveFocus());
	expect(screen.getByRole("dialog", { name: ratna.subject })).toBeInTheDocument();
});

test("{service} of a hire request is its project type", async () => {
	const { user } = open("/admin/hire-projects?request=malabar");
	expect(await replyLink()).toHaveAttribute("href", "mailto:m@example.com?subject=Re%3A%20Mobile%20App%20Project");
	await user.click(screen.getByRole("button", { name: "Reply with a template" }));
	expect(await screen.findByRole("menuitem", { name: "Short" })).toHaveAttribute(
		"href",
		"mailto:m@example.com?subject=Re%3A%20Mobile%20App&body=Hi%20Malabar%2C%0D%0Athanks",
	);
});

test("a text that no link can carry is copied instead, and the mail opens with its subject", async () => {
	const { user } = open(message);
	await replyLink();
	await user.click(screen.getByRole("button", { name: "Reply with a template" }));
	await user.click(await screen.findByRole("menuitem", { name: "Long (to copy)" }));
	expect(await screen.findByText(/“Long” is too long for a link to your mail program/)).toBeVisible();
	await user.click(screen.getByRole("button", { name: "Copy text" }));
	expect(await navigator.clipboard.readText()).toBe("Hi Ratna ".repeat(400));
	expect(screen.getByRole("link", { name: "Open the mail" })).toHaveAttribute(
		"href",
		"mailto:ratna@kopi.example?subject=Re%3A%20Menu%20%26%20kopi",
	);
});

test("without templates, and without a connection, the menu says so and leads on", async () => {
	const { repositories, user, unmount } = open(message, {});
	await replyLink();
	await user.click(screen.getByRole("button", { name: "Reply with a template" }));
	expect((await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent)).toEqual(["Manage reply templates"]);
	unmount();
	repositories.failWith("offline", "replyTemplates");
	render(<AdminSite path={message} repositories={repositories} />);
	await replyLink();
	await user.click(screen.getByRole("button", { name: "Reply with a template" }));
	const error = await screen.findByRole("menuitem", { name: /^The templates could not be loaded. The connection/ });
	await waitFor(() => expect(error).toBeVisible());
	expect(screen.getByRole("menuitem", { name: "Retry" })).toBeVisible();
});

test("back from the mail program the admin is asked once, and Yes marks the message as replied", async () => {
	const { repositories, user } = open(message);
	await user.click(await replyLink());
	expect(question()).not.toBeInTheDocument();
	comeBack();
	expect(question()).toHaveTextContent("Mark as replied?");
	await user.click(screen.getByRole("button", { name: "Yes", description: "Mark as replied?" }));
	await waitFor(async () => expect((await repositories.contacts.get("ratna"))?.status).toBe("replied"));
	await waitFor(() => expect(question()).not.toBeInTheDocument());
	expect(await replyLink()).toHaveFocus();
	await user.click(await replyLink());
	comeBack();
	expect(question()).not.toBeInTheDocument();
});

test("No is remembered for that message, after a reload as well, and another one is still asked about", async () => {
	const { repositories, user, unmount } = open(message);
	await user.click(await replyLink());
	comeBack();
	await user.click(screen.getByRole("button", { name: "No" }));
	expect(question()).not.toBeInTheDocument();
	unmount();
	render(<AdminSite path={message} repositories={repositories} />);
	await user.click(await replyLink());
	comeBack();
	expect(question()).not.toBeInTheDocument();
	expect((await repositories.contacts.get("ratna"))?.status).toBe("read");
});

test("a tab that was closed while the mail program was open asks when the message is opened again", async () => {
	const { repositories, user, unmount } = open(message);
	await user.click(await replyLink());
	unmount();
	render(<AdminSite path={message} repositories={repositories} />);
	await replyLink();
	expect(question()).toBeVisible();
});

test("an entry that is answered is never asked about", async () => {
	const { user } = open("/admin/contacts?message=mei");
	await user.click(await replyLink());
	comeBack();
	expect(question()).not.toBeInTheDocument();
});

test("a template counts as a reply too, and a pending hire request becomes reviewing", async () => {
	const { repositories, user } = open("/admin/hire-projects?request=malabar");
	await replyLink();
	await user.click(screen.getByRole("button", { name: "Reply with a template" }));
	await user.click(await screen.findByRole("menuitem", { name: "Short" }));
	comeBack();
	expect(question()).toHaveTextContent("Mark as reviewing?");
	const dialog = within(screen.getByRole("dialog", { name: "Malabar" }));
	await user.click(dialog.getByRole("button", { name: "Yes" }));
	await waitFor(async () => expect((await repositories.hireRequests.get("malabar"))?.status).toBe("reviewing"));
});
