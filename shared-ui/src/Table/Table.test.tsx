import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, DidNotLoad, NothingFound, Selectable, Waiting } from "./Table.stories.tsx";

const rowOf = (name: string) => screen.getByRole("row", { name: new RegExp(`\\b${name}\\b`) });

test("the head shows the sorting, and a press names its column", async () => {
	const handleSort = jest.fn();
	renderStory(meta, Default, { onSort: handleSort });
	expect(screen.getByRole("columnheader", { name: "Updated" })).toHaveAttribute("aria-sort", "descending");
	expect(screen.getByRole("columnheader", { name: "Title" })).not.toHaveAttribute("aria-sort");
	await userEvent.click(screen.getByRole("button", { name: "Title" }));
	expect(handleSort).toHaveBeenLastCalledWith("title");
	await userEvent.click(screen.getByRole("button", { name: "Updated" }));
	expect(handleSort).toHaveBeenLastCalledWith("updated");
});

test("a row's actions are named by their label and described by the row's title", () => {
	renderStory(meta, Default);
	const row = within(rowOf("Angkot"));
	expect(row.getByRole("link", { name: "Edit" })).toHaveAttribute("href", "/admin/projects/angkot/edit");
	expect(row.getByRole("link", { name: "View" })).toHaveAccessibleDescription("Angkot");
	expect(row.getByRole("button", { name: "Delete" })).toHaveAccessibleDescription("Angkot");
});

test("rows are selected one by one and all at once, and the bar counts them", async () => {
	renderStory(meta, Selectable);
	const all = screen.getByRole("checkbox", { name: "Select all on this page" });
	expect(all).toBePartiallyChecked();
	expect(rowOf("Laci")).toHaveAttribute("aria-selected", "true");
	await userEvent.click(screen.getByRole("checkbox", { name: "Select Kebun" }));
	expect(screen.getByRole("status")).toHaveTextContent("3 selected");
	await userEvent.click(all);
	expect(all).toBeChecked();
	expect(screen.getByRole("status")).toHaveTextContent("5 selected");
	await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
	expect(screen.queryByRole("status")).not.toBeInTheDocument();
	expect(all).not.toBeChecked();
});

test("while rows are loading the head stays, selection is disabled, and loading is announced", () => {
	renderStory(meta, Waiting);
	expect(screen.getByRole("status")).toHaveTextContent("Loading projects…");
	expect(screen.getByRole("table", { name: "Projects" })).toHaveAttribute("aria-busy", "true");
	expect(screen.getByRole("columnheader", { name: "Title" })).toBeInTheDocument();
	expect(screen.getByRole("checkbox", { name: "Select all on this page" })).toBeDisabled();
	expect(screen.getAllByRole("row")).toHaveLength(1);
});

test("an empty table and a failed one look different", () => {
	const { unmount } = renderStory(meta, NothingFound);
	expect(screen.getByRole("heading", { name: "No projects found" })).toBeVisible();
	expect(screen.queryByRole("alert")).not.toBeInTheDocument();
	unmount();
	renderStory(meta, DidNotLoad);
	expect(screen.getByRole("alert")).toHaveTextContent("Projects could not be loaded");
	expect(screen.getByRole("button", { name: "Retry" })).toBeEnabled();
});
