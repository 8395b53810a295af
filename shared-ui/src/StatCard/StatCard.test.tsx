import { screen, within } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Counters, Counting, Ledger } from "./StatCard.stories.tsx";

test("a card shows its label, the total and its parts", () => {
	renderStory(meta, Ledger);
	const [card] = screen.getAllByRole("listitem") as [HTMLElement];
	expect(within(card).getByRole("heading", { name: "Projects" })).toBeVisible();
	expect(within(card).getByText("14")).toBeVisible();
	expect(within(card).getByText("11 published")).toBeVisible();
	expect(within(card).getByText("3 drafts")).toBeVisible();
});

test("a loading card is announced and shows no figure", () => {
	renderStory(meta, Counting);
	expect(screen.getByRole("status")).toHaveTextContent("Counting…");
	expect(screen.queryByText("14")).not.toBeInTheDocument();
});

test("a counter shows exactly its label and its number", () => {
	renderStory(meta, Counters);
	expect(screen.getAllByRole("listitem").map((card) => card.textContent)).toEqual(["Total24", "Unread3", "Replied17", "Read"]);
});
