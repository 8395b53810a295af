import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";

const site = { hasProfile: true, hasLinks: true, hasTexts: true, hasServices: true, hasProject: true };
const done = { ...site, sendsMail: true, hasBackup: true, sampleRows: 0 };

function show(firstSteps?: Partial<typeof done & { isDismissed: boolean }>) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		...(firstSteps && { firstSteps: { ...done, isDismissed: false, ...firstSteps } }),
	});
	render(<AdminSite repositories={repositories} />);
	return repositories;
}

const findList = () => screen.findByRole("region", { name: "First steps" });
const queryList = () => screen.queryByRole("region", { name: "First steps" });
/** A block that is read with the first steps. */
const settled = () => screen.findByText("No projects yet.", { exact: false });

test("a new site lists what it lacks, with links to where it is done", async () => {
	show({ hasProfile: false, hasBackup: false });
	const list = within(await findList());
	expect(list.getAllByRole("listitem").map((item) => /^(Done|To do)/.exec(item.textContent ?? "")?.[0])).toEqual([
		"To do",
		"Done",
		"Done",
		"Done",
		"Done",
		"Done",
		"To do",
		"Done",
	]);
	expect(list.getByText(/^6 of 8/)).toBeVisible();
	expect(list.getByRole("link", { name: "Your name and picture" })).toHaveAttribute("href", "/admin/profile");
	expect(list.getByRole("link", { name: "Your services" })).toHaveAttribute("href", "/admin/services");
});

test("the list is gone when all is done, and when it was hidden", async () => {
	show({});
	await settled();
	expect(queryList()).not.toBeInTheDocument();
});

test("a hidden list stays hidden", async () => {
	const repositories = show();
	await userEvent.click(within(await findList()).getByRole("button", { name: "Hide this list" }));
	await waitFor(() => expect(queryList()).not.toBeInTheDocument());
	expect(await repositories.firstSteps.read()).toMatchObject({ isDismissed: true });
});

test("a list that cannot be hidden says why and stays", async () => {
	const repositories = show();
	const list = within(await findList());
	repositories.failWith("offline", "firstSteps");
	await userEvent.click(list.getByRole("button", { name: "Hide this list" }));
	expect(await list.findByText("The list is still here.", { exact: false })).toBeVisible();
	expect(list.getAllByRole("listitem")).toHaveLength(8);
});

test("the sample is removed after a question that says how much of it, and how many went is told", async () => {
	const repositories = show({ sampleRows: 26 });
	const list = within(await findList());
	await userEvent.click(list.getByRole("button", { name: "Remove 26 examples" }));
	const question = within(await screen.findByRole("dialog", { name: "Remove 26 examples?" }));
	repositories.failWith("offline", "firstSteps");
	await userEvent.click(question.getByRole("button", { name: "Remove examples" }));
	expect(await question.findByText("The examples are still here.", { exact: false })).toBeVisible();
	await userEvent.click(question.getByRole("button", { name: "Cancel" }));
	repositories.failWith(null);
	await userEvent.click(list.getByRole("button", { name: "Remove 26 examples" }));
	const again = within(await screen.findByRole("dialog", { name: "Remove 26 examples?" }));
	expect(again.queryByText("The examples are still here.", { exact: false })).not.toBeInTheDocument();
	await userEvent.click(again.getByRole("button", { name: "Remove examples" }));
	expect(await screen.findByText("Removed 26 examples.")).toBeVisible();
	expect(await repositories.firstSteps.read()).toMatchObject({ sampleRows: 0 });
	await waitFor(() => expect(queryList()).not.toBeInTheDocument());
});
