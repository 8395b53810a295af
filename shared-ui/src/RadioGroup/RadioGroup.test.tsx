import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, WithError, WithHints } from "./RadioGroup.stories.tsx";

test("arrows move the answer within the group", async () => {
	const handleChange = jest.fn();
	renderStory(meta, Default, { onValueChange: handleChange });
	expect(screen.getByRole("radiogroup", { name: "Status" })).toBeInTheDocument();
	await userEvent.tab();
	expect(screen.getByRole("radio", { name: "All" })).toHaveFocus();
	await userEvent.keyboard("{ArrowDown}");
	expect(screen.getByRole("radio", { name: "Published" })).toBeChecked();
	expect(handleChange).toHaveBeenCalledWith("published");
});

test("an answer that cannot be given cannot be chosen", async () => {
	renderStory(meta, WithHints);
	const answer = screen.getByRole("radio", { name: "I only want to know the price" });
	await userEvent.click(answer);
	expect(answer).not.toBeChecked();
	expect(screen.getByRole("radio", { name: "Later this year" })).toHaveAccessibleDescription("We agree on a month and keep it.");
});

test("a missing answer is said in words", () => {
	renderStory(meta, WithError);
	expect(screen.getByRole("alert")).toHaveTextContent("Choose one of the three.");
	expect(screen.getByRole("radiogroup")).toHaveAccessibleDescription("Choose one of the three.");
});
