import { defaultSettings } from "@site/shared-data/settings";
import { buildProfile } from "@site/shared-data/testing";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderSite } from "../testing/renderSite.tsx";

const field = (name: string) => within(screen.getByRole("main")).getByLabelText<HTMLInputElement>(name);
const send = () => userEvent.click(screen.getByRole("button", { name: "Submit Request" }));
const choices = (name: string) =>
	within(field(name))
		.getAllByRole<HTMLOptionElement>("option")
		.slice(1)
		.map((option) => `${option.value}=${option.textContent}`);
const same = (...texts: string[]) => texts.map((text) => `${text}=${text}`);

async function write() {
	const user = userEvent.setup();
	await user.type(field("Name"), "Dian Prameswari");
	await user.type(field("Email"), "dian@example.com");
	await user.selectOptions(field("Project Type"), "Web Application");
	await user.type(field("Project Description"), "Guided walks.");
	await user.selectOptions(field("Budget Range"), "25-50 million");
}

test("the options are the specified strings, stored as shown", async () => {
	await renderSite("/hire");
	expect(choices("Project Type")).toEqual(
		same(
			"Website Development",
			"Landing Page",
			"E-commerce Store",
			"Web Application",
			"Mobile App",
			"API Development",
			"Database Design",
			"UI/UX Design",
			"Other",
		),
	);
	expect(choices("Budget Range")).toEqual(
		same("5-10 million", "10-25 million", "25-50 million", "50-100 million", "100-250 million", "250 million+", "Custom Range"),
	);
	expect(choices("Timeline")).toEqual(same("1-2 weeks", "2-4 weeks", "1-2 months", "2-3 months", "3-6 months", "6+ months"));
});

test("another owner's choices are offered, and a custom budget is of their currency", async () => {
	const hire = {
		projectTypes: ["Garden"],
		budgetRanges: ["€1,000", "Custom Range"],
		timelines: ["Spring"],
		budgetNote: "In euros",
	};
	await renderSite("/hire", { settings: { ...defaultSettings, currency: "EUR", hire, updatedAt: new Date(0), revision: "1" } });
	expect(choices("Project Type")).toEqual(same("Garden"));
	expect(choices("Budget Range")).toEqual(same("€1,000", "Custom Range"));
	expect(choices("Timeline")).toEqual(same("Spring"));
	expect(field("Budget Range")).toHaveAccessibleDescription("In euros");
	await userEvent.selectOptions(field("Budget Range"), "Custom Range");
	expect(field("Custom Budget")).toBeRequired();
	expect(field("Custom Budget")).not.toHaveAttribute("placeholder");
});

test("name, e-mail, type, description and budget are required; timeline and further requirements are not", async () => {
	await renderSite("/hire");
	for (const name of ["Name", "Email", "Project Type", "Project Description", "Budget Range"]) expect(field(name)).toBeRequired();
	for (const name of ["Timeline", "Additional Requirements", "Custom Budget"]) expect(field(name)).not.toBeRequired();
});

test("a request is sent with what was chosen, the form is cleared and promises a reply within 24 hours", async () => {
	const repositories = await renderSite("/hire");
	const sent = jest.spyOn(repositories.hireRequests, "send");
	await write();
	await send();
	expect(await screen.findByRole("status")).toHaveTextContent("within 24 hours");
	expect(sent.mock.calls[0]?.[0]).toEqual({
		clientName: "Dian Prameswari",
		clientEmail: "dian@example.com",
		projectType: "Web Application",
		projectDescription: "Guided walks.",
		budgetRange: "25-50 million",
		timeline: "",
		additionalRequirements: "",
	});
	for (const name of ["Name", "Project Type", "Project Description", "Budget Range"]) expect(field(name)).toHaveValue("");
});

test("Custom Range requires a custom budget, which is sent instead of it", async () => {
	const repositories = await renderSite("/hire");
	const sent = jest.spyOn(repositories.hireRequests, "send");
	await write();
	await userEvent.selectOptions(field("Budget Range"), "Custom Range");
	expect(field("Custom Budget")).toBeRequired();
	await userEvent.type(field("Custom Budget"), "Rp 40 million, in two phases");
	await userEvent.selectOptions(field("Timeline"), "2-3 months");
	await send();
	await screen.findByRole("status");
	expect(sent.mock.calls[0]?.[0]).toMatchObject({ budgetRange: "Rp 40 million, in two phases", timeline: "2-3 months" });
	expect(field("Custom Budget")).not.toBeRequired();
});

test("a blank custom budget is an error at its field", async () => {
	await renderSite("/hire");
	await write();
	await userEvent.selectOptions(field("Budget Range"), "Custom Range");
	await userEvent.type(field("Custom Budget"), "   ");
	await send();
	expect(await screen.findByRole("alert")).toHaveTextContent("Write an amount, or choose a range.");
	await waitFor(() => expect(field("Custom Budget")).toHaveFocus());
	expect(field("Budget Range")).toHaveValue("Custom Range");
});

test("a failed request shows the specified error, keeps all values and links other channels", async () => {
	const repositories = await renderSite("/hire");
	repositories.failWith("unavailable", "hireRequests");
	await write();
	await send();
	expect(await screen.findByRole("alert")).toHaveTextContent("Failed to send request. Please try again.");
	expect(field("Project Description")).toHaveValue("Guided walks.");
	expect(field("Project Type")).toHaveValue("Web Application");
	expect(field("Budget Range")).toHaveValue("25-50 million");
	const mail = new URL(screen.getByRole<HTMLAnchorElement>("link", { name: "Send it by e-mail" }).href);
	expect(mail.searchParams.get("subject")).toBe("Web Application Project");
	expect(mail.searchParams.get("body")).toBe("Guided walks.\r\n\r\nBudget: 25-50 million\r\n\r\nDian Prameswari");
});

test("the page shows the availability and links to the contact form", async () => {
	await renderSite("/hire");
	expect(screen.getByText("Available for projects from January")).toBeInTheDocument();
	expect(screen.getByRole("link", { name: "Send a message" })).toHaveAttribute("href", "/contact");
});

test("no badge while the admin is not available", async () => {
	await renderSite("/hire", { profile: buildProfile({ availableForProjects: false }) });
	expect(screen.queryByText(/^Available/)).not.toBeInTheDocument();
});
