import { buildReplyTemplate, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./replyTemplatesRoute.tsx";
import "./replyTemplateFormRoute.tsx";

const thanks = buildReplyTemplate({ id: "thanks", name: "Thanks", displayOrder: 2 });
const later = buildReplyTemplate({ id: "later", name: "Not now", subject: "Re: {service}, later", displayOrder: 1 });

function open(replyTemplates = [thanks, later], path = "/admin/reply-templates") {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, replyTemplates });
	render(<AdminSite path={path} repositories={repositories} />);
	return { repositories, user: userEvent.setup() };
}
const list = async () => within(await screen.findByRole("list", { name: "Reply templates" }));
const order = async () =>
	(await list()).getAllByRole("listitem").map((item) => within(item).getAllByRole("link")[0]?.textContent);

beforeEach(() => localStorage.clear());

test("a template shows its name, its subject and how its text begins", async () => {
	open();
	const [first] = (await list()).getAllByRole("listitem");
	expect(first).toHaveTextContent("Thanks");
	expect(first).toHaveTextContent("Re: {service}");
	expect(first).toHaveTextContent("Hi {name}, thank you for writing.");
	expect(within(first as HTMLElement).getByRole("link", { name: "Edit" })).toHaveAttribute(
		"href",
		"/admin/reply-templates/thanks/edit",
	);
});

test("templates are put in another order by keyboard, and one is deleted", async () => {
	const { user, repositories } = open();
	(await screen.findByRole("button", { name: "Move Thanks" })).focus();
	await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
	await screen.findByText("The order is stored.");
	expect((await repositories.replyTemplates.list()).map(({ id }) => id)).toEqual(["later", "thanks"]);
	await user.click(screen.getAllByRole("button", { name: "Delete" })[0] as HTMLElement);
	await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Delete" }));
	await waitFor(async () => expect(await order()).toEqual(["Thanks"]));
});

test("without any, the page says what they are for and leads to the form", async () => {
	open([]);
	expect(await screen.findByText("No reply templates yet")).toBeVisible();
	expect(screen.getByText(/Write a frequent answer once/)).toBeVisible();
	for (const link of screen.getAllByRole("link", { name: "Add template" })) {
		expect(link).toHaveAttribute("href", "/admin/reply-templates/new");
	}
});

test("a list that cannot be read says so, and Retry reads it", async () => {
	const { repositories, user } = open();
	await order();
	repositories.failWith("offline", "replyTemplates");
	(await screen.findByRole("button", { name: "Move Not now" })).focus();
	await user.keyboard("{Alt>}{ArrowUp}{/Alt}");
	expect(await screen.findByText(/The order could not be stored. The connection was lost./)).toBeInTheDocument();
	expect(await screen.findByText("The templates could not be loaded")).toBeVisible();
	repositories.failWith(null);
	await user.click(screen.getAllByRole("button", { name: "Retry" })[0] as HTMLElement);
	expect(await order()).toEqual(["Thanks", "Not now"]);
});

test("with fifty templates there is no way to add one, and a sentence why", async () => {
	open(Array.from({ length: 50 }, (_, index) => buildReplyTemplate({ name: `Template ${index}` })));
	expect(await screen.findByText("The limit is 50 templates. Delete one to add another.")).toBeVisible();
	expect(screen.queryByRole("link", { name: "Add template" })).not.toBeInTheDocument();
});

test("a new template is previewed with an example, stored with its line breaks, and leads to the list", async () => {
	const { repositories, user } = open([], "/admin/reply-templates/new");
	await user.type(await screen.findByLabelText("Name"), "First answer");
	expect(screen.getByLabelText("Subject")).toHaveValue("Re: {service}");
	await user.type(screen.getByLabelText("Text"), "Hi {{name},{enter}about {{service}");
	const preview = screen.getByRole("region", { name: "Preview" });
	expect(preview).toHaveTextContent("Re: Website Development");
	expect(preview).toHaveTextContent("Hi Sari Lestari, about Website Development");
	await user.click(screen.getByRole("button", { name: "Add template" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Reply templates" })).toBeVisible();
	expect(await repositories.replyTemplates.list()).toMatchObject([
		{ name: "First answer", subject: "Re: {service}", body: "Hi {name},\nabout {service}" },
	]);
});

test("an unknown word in braces is warned about and stored all the same", async () => {
	const { repositories, user } = open([thanks], "/admin/reply-templates/thanks/edit");
	await user.clear(await screen.findByLabelText("Text"));
	await user.type(screen.getByLabelText("Text"), "Hai {{nama}, {{name}");
	expect(screen.getByText("Nothing is filled in for {nama}. Only {name} and {service} are.")).toBeVisible();
	await user.click(screen.getByRole("button", { name: "Update template" }));
	await waitFor(async () => expect((await repositories.replyTemplates.get("thanks"))?.body).toBe("Hai {nama}, {name}"));
});

test("a text that no link can carry is announced while it is written", async () => {
	const { user } = open([thanks], "/admin/reply-templates/thanks/edit");
	await user.click(await screen.findByLabelText("Text"));
	await user.paste("word ".repeat(300));
	expect(screen.getByText(/^Mail programs take about 2,000 characters from a link/)).toBeVisible();
});

test("a missing text and a name that another template has are refused beside their fields, and the text stays", async () => {
	const { repositories, user } = open([thanks, later], "/admin/reply-templates/new");
	await user.type(await screen.findByLabelText("Name"), "Thanks");
	await user.click(screen.getByRole("button", { name: "Add template" }));
	expect(screen.getByLabelText("Text")).toHaveAttribute("aria-invalid", "true");
	await user.type(screen.getByLabelText("Text"), "Hi");
	await user.click(screen.getByRole("button", { name: "Add template" }));
	expect(await screen.findByText("Another template has this name, or 50 templates exist. Rename or delete one.")).toBeVisible();
	expect(screen.getByLabelText("Text")).toHaveValue("Hi");
	expect(await repositories.replyTemplates.list()).toHaveLength(2);
});
