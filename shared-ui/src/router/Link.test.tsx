import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Link, NavLink } from "./Link.tsx";
import { createMemoryRouter, RouterProvider } from "./testing.ts";

function open(path: string, links: ReactNode) {
	const router = createMemoryRouter([{ path: "*", Component: () => links }], { initialEntries: [path] });
	render(<RouterProvider router={router} />);
	return router;
}

test("a link navigates without a document load, unless its click listener prevents it", async () => {
	const router = open(
		"/",
		<>
			<Link to="/projects?page=2">Projects</Link>
			<Link to="/essays" onClick={(event) => event.preventDefault()}>
				Essays
			</Link>
		</>,
	);
	await userEvent.click(screen.getByRole("link", { name: "Essays" }));
	expect(router.state.location.pathname).toBe("/");
	await userEvent.click(screen.getByRole("link", { name: "Projects" }));
	expect(router.state.location).toMatchObject({ pathname: "/projects", search: "?page=2" });
});

test.each(["https://wa.me/62811?text=hi", "mailto:hello@example.com", "//example.com/a"])(
	"a complete URL is unchanged: %s",
	(url) => {
		open("/store", <Link to={url}>Elsewhere</Link>);
		expect(screen.getByRole("link")).toHaveAttribute("href", url);
	},
);

test.each([
	["/projects", ["Projects"]],
	["/projects/", ["Projects"]],
	["/projects/kebun", ["Projects"]],
	["/projectsx", []],
	["/", ["Home"]],
])("at %s the menu marks %j", (path, expected) => {
	open(
		path,
		<>
			<NavLink to="/" end>
				Home
			</NavLink>
			<NavLink to="/projects">Projects</NavLink>
		</>,
	);
	const marked = screen.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
	expect(marked.map((link) => link.textContent)).toEqual(expected);
});

test("a menu's link is current as soon as it is followed, before its page has loaded", async () => {
	const routes = [
		{ path: "/essays", loader: () => new Promise<null>(() => {}), Component: () => null },
		{
			path: "*",
			Component: () => (
				<>
					<NavLink to="/">Home</NavLink>
					<NavLink to="/essays">Essays</NavLink>
				</>
			),
		},
	];
	const router = createMemoryRouter(routes, { initialEntries: ["/"] });
	render(<RouterProvider router={router} />);
	await userEvent.click(screen.getByRole("link", { name: "Essays" }));
	expect(router.state.location.pathname).toBe("/");
	expect(screen.getByRole("link", { current: "page" })).toHaveTextContent("Essays");
});
