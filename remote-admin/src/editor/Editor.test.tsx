import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../publications/essays/essayFormRoute.tsx";

const tab = (name: string) => screen.getByRole("tab", { name });

test("with one visible pane, tabs show the errors in their pane, and a refused save opens the first of them", async () => {
	render(<AdminSite path="/admin/essays/new" repositories={createMemoryAdminRepositories({ signedIn: admin })} />);
	await userEvent.click(await screen.findByRole("tab", { name: "Details" }));
	await userEvent.click(screen.getByRole("button", { name: "Publish" }));
	expect(tab("Write has an error")).toHaveAttribute("aria-selected", "true");
	expect(tab("Details has an error")).toBeInTheDocument();
	expect(tab("Preview")).toBeInTheDocument();

	await userEvent.type(screen.getByLabelText("Title"), "Steeped");
	await userEvent.type(screen.getByLabelText("Content"), "Slowly.");
	expect(tab("Write")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Publish" }));
	expect(tab("Details has an error")).toHaveAttribute("aria-selected", "true");
	await waitFor(() => expect(screen.getByLabelText("Excerpt")).toHaveFocus());
	await userEvent.type(screen.getByLabelText("Excerpt"), "How long.");
	expect(tab("Details")).toBeInTheDocument();
});
