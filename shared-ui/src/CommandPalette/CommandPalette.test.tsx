import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./CommandPalette.stories.tsx";
import type { CommandGroup } from "./CommandPalette.tsx";

const handleRun = jest.fn();
const build = (...names: string[]): CommandGroup => ({
	commands: names.map((name) => ({ id: name, name, run: () => handleRun(name) })),
});
const groups: CommandGroup[] = [
	{
		commands: [
			{ id: "home", name: "Go to Home", shortcut: "g h", run: () => handleRun("home") },
			{ id: "theme", name: "Switch theme", shortcut: "cmd d", keywords: "dark light", run: () => handleRun("theme") },
		],
	},
];
const options = () => screen.getAllByRole("option").map((option) => option.textContent);
const selected = () => screen.getByRole("option", { selected: true });

beforeEach(() => handleRun.mockClear());

test("it opens with an empty search box and the first command selected", async () => {
	renderStory(meta, stories.Closed, { groups });
	await userEvent.click(screen.getByRole("button", { name: "Open command palette" }));
	const palette = within(await screen.findByRole("dialog", { name: "Command palette" }));
	const box = palette.getByRole("textbox");
	await waitFor(() => expect(box).toHaveFocus());
	expect(options()).toEqual(["Go to Home g h", "Switch theme ctrl d"]);
	expect(selected()).toHaveTextContent("Go to Home");
	expect(box).toHaveAttribute("aria-activedescendant", selected().id);
	expect(palette.getByRole("listbox")).toHaveAttribute("id", box.getAttribute("aria-controls") as string);
});

test("the arrows move and wrap, Enter runs and closes, and the focus returns", async () => {
	renderStory(meta, stories.Closed, { groups });
	const opener = screen.getByRole("button", { name: "Open command palette" });
	await userEvent.click(opener);
	await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
	await userEvent.keyboard("{ArrowUp}");
	expect(selected()).toHaveTextContent("Switch theme");
	await userEvent.keyboard("{ArrowDown}");
	expect(selected()).toHaveTextContent("Go to Home");
	await userEvent.keyboard("{ArrowDown}{Enter}");
	expect(handleRun.mock.calls).toEqual([["theme"]]);
	await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
	expect(opener).toHaveFocus();
});

test("typing filters by name and keywords and selects the first; no result shows a text", async () => {
	renderStory(meta, stories.Default, { groups });
	await userEvent.type(await screen.findByRole("textbox"), "{ArrowDown}dark");
	expect(options()).toEqual(["Switch theme ctrl d"]);
	expect(selected()).toHaveTextContent("Switch theme");
	await userEvent.type(screen.getByRole("textbox"), "x");
	expect(screen.queryByRole("option")).not.toBeInTheDocument();
	expect(screen.getByRole("status")).toHaveTextContent("Nothing found for “darkx”.");
	await userEvent.keyboard("{Enter}");
	expect(handleRun).not.toHaveBeenCalled();
});

test("Ctrl or Cmd with its key runs a command while the palette is open", async () => {
	renderStory(meta, stories.Default, { groups });
	await screen.findByRole("textbox");
	await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
	await userEvent.keyboard("{Control>}d{/Control}");
	expect(handleRun.mock.calls).toEqual([["theme"]]);
});

test("a click on a command runs it", async () => {
	renderStory(meta, stories.Default, { groups });
	await userEvent.click(await screen.findByRole("option", { name: "Switch theme ctrl d" }));
	expect(handleRun.mock.calls).toEqual([["theme"]]);
});

test("a search shows a loading state, then its results below the commands; an outdated result is ignored", async () => {
	const resolvers = new Map<string, (found: CommandGroup[]) => void>();
	const search = (query: string) => new Promise<CommandGroup[]>((resolve) => resolvers.set(query, resolve));
	renderStory(meta, stories.Default, { groups: [build("Make tea")], search });
	const box = await screen.findByRole("textbox");
	await userEvent.type(box, "te");
	expect(screen.getByRole("status")).toHaveTextContent("Searching…");
	await waitFor(() => expect(resolvers.has("te")).toBe(true));
	await userEvent.type(box, "a");
	await waitFor(() => expect(resolvers.has("tea")).toBe(true));
	resolvers.get("tea")?.([build("Tea, weighed")]);
	expect(await screen.findByRole("option", { name: "Tea, weighed" })).toBeVisible();
	resolvers.get("te")?.([build("Ten scales")]);
	await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(/^2 results$/));
	expect(options()).toEqual(["Make tea", "Tea, weighed"]);
});

test("Enter waits for the results of its query, and runs none of the query before", async () => {
	const resolvers = new Map<string, (found: CommandGroup[]) => void>();
	const search = (query: string) => new Promise<CommandGroup[]>((resolve) => resolvers.set(query, resolve));
	renderStory(meta, stories.Default, { groups, search });
	const box = await screen.findByRole("textbox");
	await userEvent.type(box, "tea");
	await waitFor(() => expect(resolvers.has("tea")).toBe(true));
	resolvers.get("tea")?.([build("Tea, weighed")]);
	await screen.findByRole("option", { name: "Tea, weighed" });
	await userEvent.type(box, "m{Enter}");
	await userEvent.click(screen.getByRole("option", { name: "Tea, weighed" }));
	expect(handleRun).not.toHaveBeenCalled();
	await waitFor(() => expect(resolvers.has("team")).toBe(true));
	resolvers.get("team")?.([build("Team")]);
	await waitFor(() => expect(handleRun.mock.calls).toEqual([["Team"]]));
});

test("the Enter with which Safari ends a composition runs nothing", async () => {
	renderStory(meta, stories.Default, { groups });
	fireEvent.keyDown(await screen.findByRole("textbox"), { key: "Enter", keyCode: 229 });
	expect(handleRun).not.toHaveBeenCalled();
});

test("a failed search shows an error and keeps the commands", async () => {
	renderStory(meta, stories.Default, { groups: [build("Make tea")], search: () => Promise.reject(new Error("offline")) });
	await userEvent.type(await screen.findByRole("textbox"), "tea");
	await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("The search did not answer."));
	expect(options()).toEqual(["Make tea"]);
});
