import { DataError } from "@site/shared-data";
import { buildEssay, createMemoryAdminRepositories } from "@site/shared-data/testing";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AdminSite } from "../../testing/AdminSite.tsx";
import { admin } from "../../testing/sampleAdminSeed.ts";
// Loaded with the test, so that no test waits for a lazy page to be compiled.
import "./essayFormRoute.tsx";

const garden = buildEssay({ id: "garden", title: "Garden", topics: ["Tea", "Bandung"] });
const kebun = buildEssay({ id: "kebun", title: "Kebun", language: "id", translationOf: "garden" });
const ladang = buildEssay({ id: "ladang", title: "Ladang", language: "id" });
const stairs = buildEssay({ id: "stairs", title: "Stairs", topics: ["Maps"] });

async function open(id: string, essays = [garden, kebun, ladang, stairs]) {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays });
	render(<AdminSite path={id === "new" ? "/admin/essays/new" : `/admin/essays/${id}/edit`} repositories={repositories} />);
	await screen.findByLabelText("Title");
	return repositories;
}
const topics = () => screen.getByLabelText("Topics");
const chips = () => screen.queryAllByRole("button", { name: /^Remove /, hidden: true }).map((chip) => chip.textContent);
// The panel of details is hidden where the screen is narrow, as it is here.
const choice = (label: string) => screen.getByLabelText(label);
const optionsOf = (label: string) =>
	within(choice(label))
		.getAllByRole("option", { hidden: true })
		.map((option) => option.textContent);
const save = () => userEvent.click(screen.getByRole("button", { name: "Update & Publish" }));

beforeEach(() => localStorage.clear());

test("an essay whose id is new and a new essay keep their unsaved texts apart", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays: [buildEssay({ id: "new", title: "New" })] });
	const show = async (path: string) => {
		const { unmount } = render(<AdminSite path={path} repositories={repositories} />);
		return { title: await screen.findByLabelText("Title"), unmount };
	};
	for (const path of ["/admin/essays/new/edit", "/admin/essays/new"]) {
		const { title, unmount } = await show(path);
		fireEvent.change(title, { target: { value: `Typed at ${path}` } });
		unmount();
	}
	const { title } = await show("/admin/essays/new");
	fireEvent.click(await screen.findByText(/^Restore \S/));
	expect(title).toHaveValue("Typed at /admin/essays/new");
	expect(screen.queryByText(/^Restore \S/)).not.toBeInTheDocument();
});

test("topics, language and the original are stored with the essay", async () => {
	const { essays } = await open("stairs");
	expect(chips()).toEqual(["Maps"]);
	await userEvent.type(topics(), "Jawa Barat{Enter}");
	await userEvent.selectOptions(choice("Language"), "Indonesian");
	await save();
	await waitFor(async () => expect(await essays.get("stairs")).toMatchObject({ topics: ["Maps", "Jawa Barat"], language: "id" }));
});

test("the topics of other essays are offered", async () => {
	await open("stairs");
	const options = [...document.querySelectorAll("datalist option")].map((option) => option.getAttribute("value"));
	expect(options).toEqual(["Bandung", "Tea"]);
});

test.each([
	["a,b,c,d,e,f,", "f", "An essay has at most 5 topics. Remove one first."],
	["Tea,tea!,", "tea!", "“Tea” is there already, and has the same URL."],
	["茶{Enter}", "茶", "A topic needs a letter or a digit"],
	[`${"x".repeat(41)}{Enter}`, "x".repeat(41), "A topic has at most 40 characters."],
])("what is typed as %j stays in the text box, with the reason in words", async (typed, left, reason) => {
	await open("new", []);
	await userEvent.type(topics(), typed);
	expect(topics()).toHaveValue(left);
	expect(topics()).toHaveAccessibleDescription(expect.stringContaining(reason));
});

test("an essay may translate one of the other language that is no translation and has none yet", async () => {
	await open("ladang");
	expect(optionsOf("Translation of")).toEqual(["No other essay", "Stairs"]);
	await userEvent.selectOptions(choice("Translation of"), "Stairs");
	await userEvent.selectOptions(choice("Language"), "English");
	expect(choice("Translation of")).toHaveValue("");
	expect(optionsOf("Translation of")).toEqual(["No other essay"]);
});

test("an original says which essay translates it", async () => {
	await open("garden");
	expect(choice("Translation of")).toBeDisabled();
	expect(choice("Translation of")).toHaveAccessibleDescription(
		expect.stringContaining("“Kebun” is the translation of this essay."),
	);
});

test("a translation that the database refuses is explained at its field, and the text stays", async () => {
	const { essays } = await open("ladang");
	await userEvent.selectOptions(choice("Translation of"), "Stairs");
	await userEvent.type(screen.getByLabelText("Title"), " baru");
	await essays.create({ ...buildEssay({ title: "Tangga", language: "id" }), translationOf: "stairs" });
	await save();
	await waitFor(() => expect(choice("Translation of")).toBeInvalid());
	expect(choice("Translation of")).toHaveAccessibleDescription(expect.stringContaining("has none in this language yet"));
	expect(screen.getByLabelText("Title")).toHaveValue("Ladang baru");
	expect(screen.getAllByText(/Not saved/)).not.toEqual([]);
	await userEvent.selectOptions(choice("Translation of"), "");
	await save();
	await waitFor(async () => expect(await essays.get("ladang")).toMatchObject({ title: "Ladang baru", translationOf: null }));
});

test("the form opens when the other essays cannot be read, and keeps the original", async () => {
	const repositories = createMemoryAdminRepositories({ signedIn: admin, essays: [garden, kebun] });
	jest.spyOn(repositories.essays, "listReferences").mockRejectedValue(new DataError("offline", "No answer"));
	render(<AdminSite path="/admin/essays/kebun/edit" repositories={repositories} />);
	await screen.findByLabelText("Title");
	expect(choice("Translation of")).toHaveValue("garden");
	expect(choice("Translation of")).toHaveAccessibleDescription(expect.stringContaining("could not be read"));
});
