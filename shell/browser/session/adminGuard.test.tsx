import type { AdminRepositories, SessionUser } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { RouterProvider, routerFuture } from "@site/shared-ui/router";
import { createMemoryRouter } from "@site/shared-ui/router/testing";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routeTree } from "../routes.tsx";
import { adminGuard } from "./adminGuard.ts";

const admin: SessionUser = { id: "1", email: "admin@example.test", name: "Raka", isAdmin: true };

test("without a session the sign-in page opens, and Back does not return to the admin area", async () => {
	const { router } = open("/admin/projects", createMemoryAdminRepositories());
	expect(await screen.findByText("the sign-in page")).toBeVisible();
	expect(router.state.location.pathname).toBe("/admin/login");
	expect(router.state.historyAction).toBe("REPLACE");
});

test("a page for every account brings who signs in back to it, and lets an account without access pass", async () => {
	const repositories = createMemoryAdminRepositories();
	const { router } = open("/admin/projects", repositories, { access: "session" });
	expect(await screen.findByText("the sign-in page")).toBeVisible();
	expect(router.state.location.search).toBe("?next=%2Fadmin%2Fprojects");
	open("/admin/projects", createMemoryAdminRepositories({ signedIn: { ...admin, isAdmin: false } }), { access: "session" });
	expect(await screen.findByText("the projects")).toBeVisible();
});

test("an admin gets the page", async () => {
	open("/admin/projects", createMemoryAdminRepositories({ signedIn: admin }));
	expect(await screen.findByText("the projects")).toBeVisible();
});

test("where documents do not name all remotes, an account reads them before its first page loads, and once", async () => {
	const calls: string[] = [];
	const refreshRemotes = async () => void calls.push("remotes");
	const repositories = createMemoryAdminRepositories({ accounts: [{ ...admin, password: "kopi" }] });
	const { router, load } = open("/admin/projects", repositories, { refreshRemotes });
	load.mockImplementation(() => (calls.push("page"), null));
	await screen.findByText("the sign-in page");
	expect(calls).toEqual([]);
	await act(() => repositories.session.signIn(admin.email, "kopi"));
	for (const path of ["/admin/projects", "/admin/essays", "/admin/projects"]) await act(() => router.navigate(path));
	expect(calls).toEqual(["remotes", "page", "page"]);
});

test("an account without access gets the no-access page and can sign out", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: { ...admin, isAdmin: false } });
	const { router } = open("/admin/projects", repositories);
	expect(await screen.findByRole("heading", { name: "This account has no access" })).toBeVisible();
	expect(screen.queryByText("the projects")).not.toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
	expect(await screen.findByText("the sign-in page")).toBeVisible();
	expect(router.state.location.pathname).toBe("/admin/login");
	expect(await repositories.session.current()).toBeNull();
});

test("when the session cannot be read the page shows an error with Retry, and the sign-in page still opens", async () => {
	jest.spyOn(console, "error").mockImplementation(() => {});
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	repositories.failWith("offline", "session");
	const { router } = open("/admin/projects", repositories);
	expect(await screen.findByRole("alert")).toHaveTextContent("could not be shown");
	await router.navigate("/admin/login");
	expect(await screen.findByText("the sign-in page")).toBeVisible();
	await router.navigate("/admin/projects");
	await screen.findByRole("alert");
	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(await screen.findByText("the projects")).toBeVisible();
});

test("unsaved work stays open when the session ends, and its loaders continue after the next sign-in", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, accounts: [{ ...admin, password: "kopi" }] });
	const { router, load } = open("/admin/projects", repositories, {
		shouldStayOpen: () => router.state.navigation.state === "idle",
	});
	await screen.findByText("the projects");
	expect(load).toHaveBeenCalledTimes(1);
	await repositories.session.signOut();
	await act(async () => void router.revalidate());
	expect(router.state.location.pathname).toBe("/admin/projects");
	expect(load).toHaveBeenCalledTimes(1);
	await act(() => repositories.session.signIn(admin.email, "kopi"));
	await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
	expect(screen.getByText("the projects")).toBeVisible();
});

test("a navigation without a session opens the sign-in page, even with unsaved work", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin });
	const { router } = open("/admin/projects", repositories, { shouldStayOpen: () => router.state.navigation.state === "idle" });
	await screen.findByText("the projects");
	await repositories.session.signOut();
	await act(() => router.navigate("/admin/essays"));
	expect(await screen.findByText("the sign-in page")).toBeVisible();
});

test("a write without a session reaches its action, so that the form can show the database's error", async () => {
	const { router } = open("/admin/projects", createMemoryAdminRepositories({ signedIn: admin }));
	await screen.findByText("the projects");
	await act(() => router.fetch("save", "projects", "/admin/projects", { formMethod: "post", formData: new FormData() }));
	expect(router.state.location.pathname).toBe("/admin/projects");
});

interface OpenOptions {
	shouldStayOpen?: () => boolean;
	access?: "session" | "admin";
	refreshRemotes?: () => Promise<void>;
}

function open(
	path: string,
	repositories: AdminRepositories,
	{ shouldStayOpen = () => false, access = "admin", refreshRemotes }: OpenOptions = {},
) {
	const load = jest.fn(() => null);
	const admin = [
		{ path: "admin/login", element: <p>the sign-in page</p> },
		{ id: "projects", path: "admin/projects", loader: load, action: () => null, element: <p>the projects</p> },
		{ path: "admin/essays", loader: () => null, element: <p>the essays</p> },
	];
	const client = { ...repositories, fetchAsAccount: fetch };
	const guard = adminGuard({ repositories: async () => client, onUser: () => {}, shouldStayOpen, access, refreshRemotes });
	const router = createMemoryRouter(routeTree({ admin }, [guard]), { initialEntries: ["/", path], future: routerFuture });
	render(<RouterProvider router={router} />);
	return { router, load };
}
