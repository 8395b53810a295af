import { screen, within } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { TheWholeCardIsTheLink } from "./Card.stories.tsx";

test("a card that is one link is named by its title alone", () => {
	renderStory(meta, TheWholeCardIsTheLink);
	const card = screen.getByRole("article");
	const link = within(card).getByRole("link", { name: "Kebun" });
	expect(link).toHaveAttribute("href", "/projects/kebun");
	expect(within(card).getAllByRole("link")).toHaveLength(1);
});
