import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "../../publications/essays/essayListRoute.tsx";

let files: Blob[];
beforeEach(() => {
	files = [];
	// jsdom has no object URLs, and follows no link.
	Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: () => {} });
	jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
});

/** Blobs of jsdom have no text(). */
const read = (file: Blob) =>
	new Promise<string>((resolve) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(String(reader.result)));
		reader.readAsText(file);
	});

async function exportFrom(query: string, entry?: string) {
	const essays = ["Rain", "Tea house", "Tea garden"].map((title, at) =>
		buildEssay({ id: `essay-${at}`, title, status: at === 1 ? "published" : "draft" }),
	);
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays });
	render(<AdminSite path={`/admin/essays${query}`} repositories={repositories} />);
	await screen.findAllByRole("checkbox", { name: /^Select (Tea|Rain)/ });
	await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
	if (entry) await userEvent.click(await screen.findByRole("menuitem", { name: entry }));
	await waitFor(() => expect(files).toHaveLength(1));
	const text = await read(files[0] as Blob);
	return text.match(/Rain|Tea house|Tea garden/g);
}

test.each([
	["?sort=title", undefined, ["Rain", "Tea garden", "Tea house"]],
	["?q=tea&sort=title", "Export the 2 found", ["Tea garden", "Tea house"]],
	["?q=tea&sort=-title", "Export all essays", ["Tea house", "Tea garden", "Rain"]],
	["?status=published", "Export the 1 found", ["Tea house"]],
])("a list at %j exports by %j, in its order, %j", async (query, entry, titles) => {
	expect(await exportFrom(query, entry)).toEqual(titles);
});
