import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin, adminPassword } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../publications/essays/essayListRoute.tsx";
import "../sign-in/session/SignInDialog.tsx";

/** A search whose two drafts are selected, and a session that has ended. */
async function publishSignedOut() {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		accounts: [{ ...admin, password: adminPassword }],
		essays: [0, 1].map((at) => buildEssay({ id: `tea-${at}`, title: `Tea ${at}`, status: "draft" })),
	});
	render(<AdminSite path="/admin/essays?q=tea" repositories={repositories} />);
	await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
	repositories.failWith("signed-out", "essays");
	await userEvent.click(screen.getByRole("button", { name: "Publish" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Sign in to go on" }));
	repositories.failWith(null);
	return { essays: repositories.essays, dialog };
}

test("a change that meets an ended session asks for a sign-in and is done after it", async () => {
	const { essays, dialog } = await publishSignedOut();
	await userEvent.type(dialog.getByLabelText("Password"), adminPassword);
	await userEvent.click(dialog.getByRole("button", { name: "Sign In" }));
	expect(await screen.findByText("2 essays are published.")).toBeInTheDocument();
	expect(await essays.count()).toMatchObject({ published: 2 });
	expect(await screen.findByText("1–2 of 2")).toBeVisible();
	expect(screen.getByRole("searchbox")).toHaveValue("tea");
});

test("without the sign-in nothing changes, the selection stays, and Retry goes on", async () => {
	const { essays, dialog } = await publishSignedOut();
	await userEvent.click(dialog.getByRole("button", { name: "Not now" }));
	expect(await screen.findByText("The essays could not be published. Your session has ended.")).toBeInTheDocument();
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(within(screen.getByRole("region", { name: "Chosen entries" })).getByText("2")).toBeVisible();
	expect(await essays.count()).toMatchObject({ published: 0 });
	// The list, which could not be read either, has one too.
	await userEvent.click(screen.getAllByRole("button", { name: "Retry" }).at(-1) as HTMLElement);
	expect(await screen.findByText("2 essays are published.")).toBeInTheDocument();
});
