import { buildEssay, buildService, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../../publications/essays/essayFormRoute.tsx";
import "../../publications/essays/essayListRoute.tsx";
import "../../services/serviceFormRoute.tsx";
import "../../services/servicesRoute.tsx";

function open(path: string) {
	const repositories = createMemoryAdminRepositories({
		signedIn: admin,
		essays: Array.from({ length: 30 }, (_, at) => buildEssay({ id: `tea-${at}`, title: `Tea ${at}`, status: "draft" })),
		services: [buildService({ id: "app", name: "App" }), buildService({ id: "web", name: "Web", status: "draft" })],
	});
	return render(<AdminSite path={path} repositories={repositories} />);
}
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const search = () => screen.findByRole("searchbox");

afterEach(() => sessionStorage.clear());

test("the way back of a form leads to the search, filter, sorting and page of its list, after a reload too", async () => {
	const { unmount } = open("/admin/essays?q=tea&status=draft&sort=title&page=2");
	const row = (await screen.findByRole("link", { name: "Tea 9" })).closest("tr") as HTMLElement;
	await userEvent.click(within(row).getByRole("link", { name: "Edit" }));
	const back = "/admin/essays?q=tea&status=draft&sort=title&page=2";
	expect(await screen.findByRole("link", { name: "Back to essays" })).toHaveAttribute("href", back);
	unmount();
	open("/admin/essays/tea-9/edit");
	expect(await screen.findByRole("link", { name: "Back to essays" })).toHaveAttribute("href", back);
	await press("Save as Draft");
	expect(await search()).toHaveValue("tea");
	expect(await screen.findByText("26–30 of 30")).toBeVisible();
});

test("Cancel of a form leads to the ordered list as it was", async () => {
	open("/admin/services?q=web&status=draft");
	await userEvent.click(await screen.findByRole("link", { name: "Edit" }));
	await userEvent.click(await screen.findByRole("link", { name: "Cancel" }));
	expect(await search()).toHaveValue("web");
	expect(screen.getByRole("combobox", { name: "Status" })).toHaveValue("draft");
});

test("a list that is opened anew begins at its first page, and so does the way back to it", async () => {
	open("/admin/essays?q=tea");
	await search();
	await userEvent.click(screen.getAllByRole("link", { name: "Essays" })[0] as HTMLElement);
	await waitFor(async () => expect(await search()).toHaveValue(""));
	await userEvent.click((await screen.findAllByRole("link", { name: "Edit" }))[0] as HTMLElement);
	expect(await screen.findByRole("link", { name: "Back to essays" })).toHaveAttribute("href", "/admin/essays");
});
