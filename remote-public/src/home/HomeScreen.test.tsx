import { buildJob, buildProfile, buildProject, createMemoryPublicRepositories } from "@site/shared-data/testing";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PublicSite } from "../testing/PublicSite.tsx";
import { renderSite } from "../testing/renderSite.tsx";
import { sampleSiteSeed } from "../testing/sampleSiteSeed.ts";

const region = (name: string) => screen.getByRole("region", { name });
const work = () => within(region("RECENT WORK"));

test("the hero shows the admin's name, title and location", async () => {
	await renderSite();
	expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Hi, I am Raka Wiratama.");
	expect(screen.getByText("Software developer and designer, based in Bandung, Indonesia.")).toBeInTheDocument();
	expect(screen.getByRole("img", { name: "Portrait of Raka Wiratama" })).toHaveAttribute("src", "/sample/portrait.webp");
});

test("title and description of the page are built from the profile", async () => {
	await renderSite("/", { profile: buildProfile({ name: "Dewi Lestari", title: "Interface designer", about: "I draw maps." }) });
	expect(document.title).toBe("Dewi Lestari: Interface designer");
	expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
		"content",
		"Dewi Lestari, Interface designer, based in Bandung, Indonesia. I draw maps.",
	);
});

test("the page has structured data of the admin and a share card", async () => {
	await renderSite("/", { profile: buildProfile({ name: "Dewi </script> Lestari", profileImage: "/sample/portrait.webp" }) });
	expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute("href", "http://localhost/");
	expect(document.querySelector('meta[property="og:type"]')).toHaveAttribute("content", "website");
	expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute("content", "http://localhost/og-default.png");
	const structured = document.querySelector('script[type="application/ld+json"]')?.innerHTML ?? "";
	expect(structured).not.toContain("</script>");
	expect(JSON.parse(structured)).toMatchObject({
		"@context": "https://schema.org",
		"@type": "Person",
		name: "Dewi </script> Lestari",
		jobTitle: expect.any(String),
		url: "http://localhost/",
		image: "http://localhost/sample/portrait.webp",
		sameAs: expect.arrayContaining([expect.stringMatching(/^https:/)]),
		mainEntityOfPage: { "@type": "WebSite", name: "Dewi </script> Lestari", url: "http://localhost/" },
	});
});

test("the badge shows the availability text, or the default text", async () => {
	await renderSite();
	expect(screen.getByText("Available for projects from January")).toBeInTheDocument();
});

test.each([null, "  "])("the badge has its default text when the availability text is %j", async (availabilityText) => {
	await renderSite("/", { profile: buildProfile({ availabilityText }) });
	expect(screen.getByText("Available for projects")).toBeInTheDocument();
});

test("there is no badge while the admin is not available, whatever its text", async () => {
	await renderSite("/", {
		profile: buildProfile({ availableForProjects: false, availabilityText: "Available for projects from January" }),
	});
	expect(screen.queryByText(/Available/)).not.toBeInTheDocument();
});

test("the current job has its years and logo, the past ones are in Previous roles", async () => {
	await renderSite();
	const currently = within(region("CURRENTLY"));
	expect(currently.getByRole("heading", { name: "Lead product engineer" })).toBeInTheDocument();
	expect(currently.getByText("Tirta Systems, Bandung")).toBeInTheDocument();
	expect(currently.getByText("2023 - Present")).toBeInTheDocument();
	expect(currently.getByRole("img", { name: "Tirta Systems" })).toHaveAttribute("src", "/sample/logo-tirta-systems.webp");

	const summary = currently.getByText(/Previous roles/);
	const details = summary.closest("details") as HTMLDetailsElement;
	expect(details.open).toBe(false);
	await userEvent.click(summary);
	expect(details.open).toBe(true);
	expect(currently.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
		"Frontend engineer at Kopi Kilometer2020 - 2023",
		"Interface designer at Sawah Studio2017 - 2020",
		"Junior developer at Balai Warta2015 - 2017",
	]);
});

test("without a current job the section is left out, past jobs or not", async () => {
	await renderSite("/", { jobs: [buildJob({ isCurrent: false })] });
	expect(screen.queryByText("CURRENTLY")).not.toBeInTheDocument();
	expect(screen.queryByText(/Previous roles/)).not.toBeInTheDocument();
});

test("without past jobs there is no Previous roles", async () => {
	await renderSite("/", { jobs: [buildJob({ isCurrent: true, endDate: null })] });
	expect(region("CURRENTLY")).toBeInTheDocument();
	expect(screen.queryByText(/Previous roles/)).not.toBeInTheDocument();
});

test("about keeps the paragraphs of the profile's text", async () => {
	await renderSite("/", { profile: buildProfile({ about: "First.\n\nSecond.\r\n\r\nThird." }) });
	expect(within(region("ABOUT")).getAllByText(/^(First|Second|Third)\.$/)).toHaveLength(3);
});

test("about has a default text when the profile has none", async () => {
	await renderSite("/", { profile: buildProfile({ about: null }) });
	expect(region("ABOUT")).toHaveTextContent(/I design and build software/);
});

test("the three most recently updated published projects are shown, and drafts are not", async () => {
	const project = (id: string, day: number, status: "draft" | "published" = "published") =>
		buildProject({ id, title: id, status, updatedAt: new Date(2026, 0, day) });
	await renderSite("/", {
		projects: [
			project("oldest", 1),
			project("older", 2),
			project("hidden", 9, "draft"),
			project("newer", 3),
			project("newest", 4),
		],
	});
	const links = work().getAllByRole("link").slice(0, -1);
	expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
		["newest", "/projects/newest"],
		["newer", "/projects/newer"],
		["older", "/projects/older"],
	]);
	expect(work().getByRole("link", { name: "View all projects" })).toHaveAttribute("href", "/projects");
	expect(screen.queryByText("Sample")).not.toBeInTheDocument();
});

test("until a project is published the page shows three built-in samples, each marked", async () => {
	await renderSite("/", { projects: [buildProject({ status: "draft" })] });
	expect(work().getAllByRole("heading", { level: 3 })).toHaveLength(3);
	expect(work().getAllByText("Sample")).toHaveLength(3);
	for (const link of work().getAllByRole("link").slice(0, -1)) expect(link.getAttribute("href")).toMatch(/^\/projects\/sample-/);
});

test("hovering a project previews it, leaving it or Escape hides the preview", async () => {
	await renderSite();
	const user = userEvent.setup();
	await user.hover(work().getByRole("link", { name: "Angkot" }));
	expect(screen.getByRole("img", { name: "Preview of Angkot" })).toHaveAttribute("src", "/sample/angkot-600.webp");
	await user.keyboard("{Escape}");
	expect(screen.queryByRole("img", { name: "Preview of Angkot" })).not.toBeInTheDocument();
	await user.hover(work().getByRole("link", { name: "Laras" }));
	expect(screen.getByRole("img", { name: "Preview of Laras" })).toBeInTheDocument();
	await user.hover(work().getByRole("link", { name: "View all projects" }));
	expect(screen.queryByRole("img", { name: "Preview of Laras" })).not.toBeInTheDocument();
});

test("a project's link is described by its description, also where that is not shown", async () => {
	await renderSite();
	expect(work().getByRole("link", { name: "Laras" })).toHaveAccessibleDescription("Practise gamelan in the browser.");
});

test("a failed read shows an error inside the layout, and Retry loads the page", async () => {
	const repositories = createMemoryPublicRepositories(sampleSiteSeed());
	repositories.failWith("unavailable", "jobs");
	render(<PublicSite repositories={repositories} />);

	expect(await screen.findByRole("alert")).toHaveTextContent("This page did not load");
	expect(screen.getByRole("banner")).toHaveTextContent("Raka Wiratama");

	repositories.failWith(null);
	await userEvent.click(screen.getByRole("button", { name: "Retry" }));
	expect(await screen.findByRole("heading", { name: "Hi, I am Raka Wiratama." })).toBeInTheDocument();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("without the backend the layout renders with the configured name", async () => {
	const repositories = createMemoryPublicRepositories(sampleSiteSeed());
	repositories.failWith("offline");
	render(<PublicSite repositories={repositories} />);
	expect(await screen.findByRole("button", { name: "Retry" })).toBeInTheDocument();
	expect(screen.getByRole("contentinfo")).toHaveTextContent("Raka Wiratama");
});
