import { buildContact, buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./AdminPalette.tsx";
import "../enquiries/contacts/contactsRoute.tsx";
import "../enquiries/hire-requests/hireRequestsRoute.tsx";

function open(path = "/admin") {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		essays: [buildEssay({ id: "tea", title: "Tea terraces" })],
		contacts: [buildContact({ id: "ratna", name: "Ratna", subject: "Tea menu" })],
	});
	render(<AdminSite path={path} repositories={repositories} />);
	return repositories;
}
/** Resolves once the palette has focus, one frame after it is rendered. */
async function palette() {
	const dialog = within(await screen.findByRole("dialog", { name: "Command palette" }));
	await waitFor(() => expect(dialog.getByLabelText("Search actions")).toHaveFocus());
	return dialog;
}

test("Ctrl+K opens the palette, which leads to a page by its name", async () => {
	open();
	await screen.findByRole("heading", { name: "Dashboard" });
	await userEvent.keyboard("{Control>}k{/Control}");
	await palette();
	await userEvent.keyboard("hire p{Enter}");
	expect(await screen.findByRole("heading", { level: 1, name: "Hire Projects" })).toBeVisible();
	expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the sidebar's button opens it too, and entries of the lists are found by their words", async () => {
	open();
	await userEvent.click(await screen.findByRole("button", { name: /Open command palette/ }));
	const dialog = await palette();
	await userEvent.keyboard("tea");
	expect(await dialog.findByRole("option", { name: "Tea terraces" })).toBeVisible();
	await userEvent.click(dialog.getByRole("option", { name: "Ratna: Tea menu" }));
	expect(await screen.findByRole("dialog", { name: "Tea menu" })).toBeVisible();
});

test("a failed search shows an error and keeps the page", async () => {
	const repositories = open();
	await userEvent.click(await screen.findByRole("button", { name: /Open command palette/ }));
	const dialog = await palette();
	repositories.failWith("offline", "essays");
	await userEvent.keyboard("terraces");
	expect(await dialog.findByText(/The search did not answer/)).toBeVisible();
});
