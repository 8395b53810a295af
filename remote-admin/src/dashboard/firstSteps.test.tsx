import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../testing/AdminSite.tsx";
import { admin } from "../testing/sampleAdminSeed.ts";

const done = { hasProfile: true, hasServices: true, hasProject: true, sendsMail: true, hasBackup: true };

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
		"To do",
	]);
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
	expect(list.getAllByRole("listitem")).toHaveLength(5);
});
