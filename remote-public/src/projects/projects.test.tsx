import { buildProject } from "@site/shared-data/testing";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderSite } from "../testing/renderSite.tsx";

const cards = () => screen.getAllByRole("article");
const content = (name: string) =>
	document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute("content");

// Compiling a page for the first time takes longer than a test waits for one.
beforeAll(() => Promise.all([import("./ProjectsScreen.tsx"), import("./ProjectScreen.tsx")]), 60_000);

test("the list shows every published project as a card with image, title, year, description and tags, the latest update first", async () => {
	await renderSite("/projects");
	expect(cards().map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual([
		"/projects/kebun",
		"/projects/angkot",
		"/projects/laras",
		"/projects/isola",
	]);
	const [first] = cards() as [HTMLElement];
	expect(first.querySelector("img")).toHaveAttribute("src", "/sample/kebun-600.webp");
	expect(within(first).getByRole("heading", { level: 2, name: "Kebun" })).toBeInTheDocument();
	expect(first).toHaveTextContent("2026");
	expect(first).toHaveTextContent("A harvest ledger for tea smallholders above Lembang.");
	expect(
		within(first)
			.getAllByRole("listitem")
			.map((tag) => tag.textContent),
	).toEqual(["TypeScript", "React", "Supabase", "Offline-first"]);
});

test("drafts are not in the list, and an empty list shows the specified text", async () => {
	await renderSite("/projects", { projects: [buildProject({ status: "draft" })] });
	expect(screen.getByText("No projects available")).toBeInTheDocument();
	expect(screen.getByText("Check back later for new projects.")).toBeInTheDocument();
	expect(screen.queryByRole("article")).not.toBeInTheDocument();
});

test("more than twelve projects are paged, and each page has its own URL", async () => {
	const projects = Array.from({ length: 13 }, (_, at) => buildProject({ id: `p${at}`, updatedAt: new Date(2026, 0, 1, 0, at) }));
	await renderSite("/projects", { projects });
	expect(cards()).toHaveLength(12);
	expect(screen.queryByRole("link", { name: /Newer projects/ })).not.toBeInTheDocument();
	await userEvent.click(screen.getByRole("link", { name: /Older projects/ }));
	expect(await screen.findByRole("link", { name: /Newer projects/ })).toHaveAttribute("href", "/projects");
	expect(cards().map((card) => within(card).getByRole("link").getAttribute("href"))).toEqual(["/projects/p0"]);
	expect(screen.queryByRole("link", { name: /Older projects/ })).not.toBeInTheDocument();
	expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/projects/before/p1");
});

test.each(["/projects/before/gone", "/projects/before/p0"])("%s has no rows, and redirects to the first page", async (path) => {
	const projects = [buildProject({ id: "p0" }), buildProject({ id: "p1", updatedAt: new Date(2030, 0, 1) })];
	await renderSite(path, { projects });
	expect(cards()).toHaveLength(2);
});

test("a project with content shows it as markdown, below its image and title", async () => {
	const project = buildProject({
		id: "kebun",
		title: "Kebun",
		content: "## Four buttons\n\nNo *keyboard*.",
		tags: ["React"],
		year: "2026",
	});
	await renderSite("/projects/kebun", { projects: [project] });
	expect(screen.getByRole("heading", { level: 1, name: "Kebun" })).toBeInTheDocument();
	expect(screen.getByRole("heading", { level: 2, name: "Four buttons" })).toBeInTheDocument();
	expect(screen.getByText("keyboard").tagName).toBe("EM");
	expect(document.querySelector("main img, article img")).toHaveAttribute("src", project.previewUrl);
	expect(screen.getByRole("link", { name: "Back to projects" })).toHaveAttribute("href", "/projects");
});

test.each([null, "", "  \n "])(
	"without content (%j) the description, the technologies and the year are shown",
	async (content) => {
		await renderSite("/projects/p", {
			projects: [buildProject({ id: "p", description: "A transit map.", tags: ["Go", "GTFS"], year: "2025", content })],
		});
		expect(screen.getByText("A transit map.")).toBeInTheDocument();
		expect(within(screen.getByRole("list", { name: "Technologies Used" })).getAllByRole("listitem")).toHaveLength(2);
		expect(screen.getByText("Project Year").nextSibling).toHaveTextContent("2025");
	},
);

test("'Visit Project' opens the project's URL in a new tab", async () => {
	await renderSite("/projects/p", { projects: [buildProject({ id: "p", projectUrl: " https://kebun.example/app " })] });
	const link = screen.getByRole("link", { name: "Visit Project" });
	expect(link).toHaveAttribute("href", "https://kebun.example/app");
	expect(link).toHaveAttribute("target", "_blank");
	expect(link).toHaveAttribute("rel", "noopener");
});

test.each([
	null,
	"",
	"   ",
	"javascript:alert(1)",
	"data:text/html,x",
	"mailto:a@b.c",
	"/relative",
	"https://",
	"//evil.example",
])("there is no 'Visit Project' for %j", async (projectUrl) => {
	await renderSite("/projects/p", { projects: [buildProject({ id: "p", projectUrl })] });
	expect(screen.queryByRole("link", { name: /Visit/ })).not.toBeInTheDocument();
});

test.each([
	"/projects/nothing",
	"/projects/draft",
	"/projects/%00",
	"/projects/%E0%A4%A",
	`/projects/${"x".repeat(2000)}`,
	"/projects/日本",
])("%s shows that there is no project, with a link back", async (path) => {
	jest.spyOn(console, "warn").mockImplementation(() => {});
	await renderSite(path, { projects: [buildProject({ id: "draft", status: "draft" })] });
	expect(screen.getByRole("heading", { level: 1, name: "Project not found" })).toBeInTheDocument();
	expect(screen.getByRole("link", { name: "Back to projects" })).toHaveAttribute("href", "/projects");
	expect(content("robots")).toBe("noindex");
	jest.restoreAllMocks();
});

test("a built-in sample has its own page, marked, excluded from search engines and without Markdown", async () => {
	await renderSite("/projects/sample-terrace", { projects: [] });
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Terrace");
	expect(screen.getByText("Sample")).toBeInTheDocument();
	expect(content("robots")).toBe("noindex");
	expect(document.head.querySelector("link[type='text/markdown']")).toBeNull();
});

test("a failed read of a project is not a 404", async () => {
	jest.spyOn(console, "error").mockImplementation(() => {});
	const repositories = await renderSite("/projects");
	repositories.failWith("offline", "projects");
	await userEvent.click(screen.getByRole("link", { name: "Laras" }));
	expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
	expect(screen.queryByText("Project not found")).not.toBeInTheDocument();
	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(await screen.findByRole("heading", { level: 1, name: "Laras" })).toBeInTheDocument();
	jest.restoreAllMocks();
});

test("a project's page names its author, with absolute URLs and a share card", async () => {
	await renderSite("/projects/kebun?from=somewhere");
	expect(document.title).toBe("Kebun by Raka Wiratama");
	expect(document.head.querySelector("link[rel=canonical]")).toHaveAttribute("href", "http://localhost/projects/kebun");
	expect(content("og:image")).toMatch(/^http:\/\/localhost\//);
	expect(content("twitter:card")).toBe("summary_large_image");
	expect(content("keywords")).toBe("TypeScript, React, Supabase, Offline-first");
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	expect(structured).toMatchObject({ "@type": "CreativeWork", name: "Kebun", author: { name: "Raka Wiratama" } });
});

test("a project's share image replaces its preview image in the head", async () => {
	await renderSite("/projects/p", { projects: [buildProject({ id: "p", shareImage: "/sample/kontur.png" })] });
	const structured = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
	for (const image of [content("og:image"), content("twitter:image"), structured.image])
		expect(image).toBe("http://localhost/sample/kontur.png");
	expect(document.querySelector('main img[src="/sample/kebun.webp"]')).toBeInTheDocument();
});

test("a title cannot end the structured data element", async () => {
	await renderSite("/projects/p", { projects: [buildProject({ id: "p", title: "</script><script>alert(1)</script>" })] });
	expect(document.querySelectorAll("script:not([type])")).toHaveLength(0);
	expect(document.querySelector('script[type="application/ld+json"]')?.innerHTML).not.toContain("<");
});
