import type { AdminRepositories, SessionUser } from "@site/shared-data";
import { createMemoryAdminRepositories } from "@site/shared-data/testing";
import { RouterProvider, routerFuture } from "@site/shared-ui/router";
import { createMemoryRouter } from "@site/shared-ui/router/testing";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { routeTree } from "../routes.tsx";
import { ownerGuard } from "./ownerGuard.ts";

const owner: SessionUser = { id: "1", email: "owner@example.test", name: "Raka", isAdmin: true };

test("nobody signed in leads to the sign-in page, and Back does not lead into the admin area again", async () => {
	const { router } = open("/admin/projects", createMemoryAdminRepositories());
	expect(await screen.findByText("the sign-in page")).toBeVisible();
	expect(router.state.location.pathname).toBe("/admin/login");
	expect(router.state.historyAction).toBe("REPLACE");
});

test("the owner passes", async () => {
	open("/admin/projects", createMemoryAdminRepositories({ signedIn: owner }));
	expect(await screen.findByText("the projects")).toBeVisible();
});

test("a stranger's account is told that it has no access, and can sign out", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: { ...owner, isAdmin: false } });
	const { router } = open("/admin/projects", repositories);
	expect(await screen.findByRole("heading", { name: "This account has no access" })).toBeVisible();
	expect(screen.queryByText("the projects")).not.toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Sign out" }));
	expect(await screen.findByText("the sign-in page")).toBeVisible();
	expect(router.state.location.pathname).toBe("/admin/login");
	expect(await repositories.session.current()).toBeNull();
});

test("when the session cannot be asked the page says so and Retry goes on, and the sign-in page still opens", async () => {
	jest.spyOn(console, "error").mockImplementation(() => {});
	const repositories = createMemoryAdminRepositories({ signedIn: owner });
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

function open(path: string, repositories: AdminRepositories) {
	const admin = [
		{ path: "admin/login", element: <p>the sign-in page</p> },
		{ path: "admin/projects", loader: () => null, element: <p>the projects</p> },
	];
	const guard = ownerGuard({ repositories: async () => repositories, onUser: () => {} });
	const router = createMemoryRouter(routeTree({ admin }, [guard]), { initialEntries: ["/", path], future: routerFuture });
	render(<RouterProvider router={router} />);
	return { router };
}
