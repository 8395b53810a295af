import { themeAtom, themeChoiceAtom } from "@site/shared-data";
import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { getDefaultStore } from "jotai";
import { renderSite } from "../testing/renderSite.tsx";

const main = () => within(screen.getByRole("navigation", { name: "Main" }));
const current = () =>
	main()
		.getAllByRole("link")
		.filter((link) => link.getAttribute("aria-current") === "page")
		.map((link) => link.textContent);

test("the navigation links to the six pages, in order", async () => {
	await renderSite();
	const pages = main().getAllByRole("link").slice(0, 6);
	expect(pages.map((link) => `${link.textContent} ${link.getAttribute("href")}`)).toEqual([
		"Home /",
		"Projects /projects",
		"Essays /essays",
		"Store /store",
		"Hire Me /hire",
		"Contact /contact",
	]);
});

test.each([
	["/", ["Home"]],
	["/projects", ["Projects"]],
	["/projects/kebun", ["Projects"]],
	["/essays/forms-that-forgive", ["Essays"]],
	["/hire", ["Hire Me"]],
	["/projectsx", []],
	["/nowhere", []],
])("at %s the current item is %j", async (path, expected) => {
	await renderSite(path);
	expect(current()).toEqual(expected);
});

test("a link navigation announces the title of the page it shows; a document load does not", async () => {
	await renderSite();
	const announcement = document.querySelector("[aria-live=polite].sr-only");
	expect(announcement).toBeEmptyDOMElement();
	await userEvent.click(main().getByRole("link", { name: "Store" }));
	await screen.findByRole("heading", { level: 1, name: "Layanan" });
	expect(announcement).toHaveTextContent(document.title);
	expect(document.title).toMatch(/^Layanan/);
});

test("an unknown URL renders a 404 inside the layout, with its path and a link home", async () => {
	await renderSite("/esays/forms-that-forgive");
	const page = within(screen.getByRole("main"));
	expect(page.getByText("/esays/forms-that-forgive")).toBeInTheDocument();
	expect(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
	expect(screen.getByRole("banner")).toBeInTheDocument();
	expect(screen.getByRole("contentinfo")).toBeInTheDocument();
});

test("the page for every missing path of a static host, and for a quote's wrong link, names none", async () => {
	await renderSite("/404");
	const page = within(screen.getByRole("main"));
	expect(page.getByText("Page not found. It may have moved, or it was never here.")).toBeInTheDocument();
	expect(page.queryByRole("figure")).not.toBeInTheDocument();
});

test("each missing path has its own hill, the same at every visit", async () => {
	const hillAt = async (path: string) => {
		await renderSite(path);
		const hill = screen.getByRole("figure");
		const drawn = [hill.textContent, hill.querySelector("path")?.getAttribute("d")];
		cleanup();
		return drawn;
	};
	const first = await hillAt("/nope/anything");
	expect(first[0]).toMatch(/^\/nope\/anything, \d?,?\d{3} m$/);
	expect(await hillAt("/nope/anything")).toEqual(first);
	expect((await hillAt("/nope/anythinG"))[1]).not.toEqual(first[1]);
});

test("the call to action ends the home page, and not a page that does not exist", async () => {
	await renderSite("/");
	expect(screen.getByRole("link", { name: "Start a project" })).toHaveAttribute("href", "/hire");
});

test("a 404 page has no call to action", async () => {
	await renderSite("/nowhere");
	expect(screen.queryByRole("link", { name: "Start a project" })).not.toBeInTheDocument();
});

test("the header is compact once the page is scrolled by more than 20 pixels", async () => {
	await renderSite();
	const scrollTo = (y: number) =>
		act(() => {
			Object.defineProperty(window, "scrollY", { value: y, configurable: true });
			window.dispatchEvent(new Event("scroll"));
		});
	expect(screen.getByRole("banner")).toHaveAttribute("data-compact", "false");
	scrollTo(20);
	expect(screen.getByRole("banner")).toHaveAttribute("data-compact", "false");
	scrollTo(21);
	expect(screen.getByRole("banner")).toHaveAttribute("data-compact", "true");
	scrollTo(0);
	expect(screen.getByRole("banner")).toHaveAttribute("data-compact", "false");
});

test("the theme button chooses the other theme", async () => {
	const store = getDefaultStore();
	store.set(themeAtom, "dark");
	await renderSite();
	await userEvent.click(screen.getByRole("button", { name: "Switch theme" }));
	expect(store.get(themeChoiceAtom)).toMatchObject({ theme: "light" });
});

test("the footer has the admin's name, the version and the social links, collapsed on small screens", async () => {
	await renderSite();
	const footer = within(screen.getByRole("contentinfo"));
	expect(footer.getByText("v2.0")).toBeInTheDocument();
	expect(footer.getByText(/© \d{4} Raka Wiratama/)).toBeInTheDocument();
	expect(footer.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
	expect(footer.getByRole("link", { name: "Licences" })).toHaveAttribute("href", "/licenses.txt");
	const social = footer.getByRole("navigation", { name: "Social", hidden: true });
	const links = within(social).getAllByRole("link", { hidden: true });
	expect(links.map((link) => link.getAttribute("aria-label"))).toEqual(["Email", "GitHub", "X", "LinkedIn", "Instagram"]);
	const hosts = links.map((link) => /^(?:mailto:|https:\/\/[^/]+)/.exec(link.getAttribute("href") ?? "")?.[0]);
	expect(hosts).toEqual([
		"mailto:",
		"https://github.com",
		"https://x.com",
		"https://www.linkedin.com",
		"https://www.instagram.com",
	]);
	const toggle = footer.getByRole("button", { name: "Social links", hidden: true });
	expect(toggle).toHaveAttribute("aria-expanded", "false");
	await userEvent.click(toggle);
	expect(toggle).toHaveAttribute("aria-expanded", "true");
	expect(social).toHaveAttribute("data-open", "true");
});

test("an error in the frame itself keeps header and footer, and offers a retry and a way home", async () => {
	jest.spyOn(console, "error").mockImplementation(() => {});
	await renderSite("/");
	// React removes the call to action on the way to a page without one, and finds it gone.
	screen.getByRole("contentinfo").firstElementChild?.remove();
	await userEvent.click(main().getByRole("link", { name: "Hire Me" }));
	expect(await screen.findByRole("heading", { name: "This page did not load" })).toBeInTheDocument();
	expect(screen.getByRole("banner")).toBeInTheDocument();
	expect(screen.getByRole("contentinfo")).toBeInTheDocument();
	expect(within(screen.getByRole("main")).getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Hire Me" })).toBeInTheDocument();
});
