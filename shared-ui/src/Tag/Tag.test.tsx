import { render, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { ChipsThatCountTheRest } from "./Tag.stories.tsx";
import { TagList } from "./Tag.tsx";

test("a list that shows two of five names the three hidden ones", () => {
	renderStory(meta, ChipsThatCountTheRest);
	const items = screen.getAllByRole("listitem");
	expect(items).toHaveLength(3);
	expect(items[2]).toHaveTextContent("+3 more: Postgres, MapLibre, Web Audio");
});

test("without tags there is no list", () => {
	render(<TagList tags={[]} />);
	expect(screen.queryByRole("list")).not.toBeInTheDocument();
});
