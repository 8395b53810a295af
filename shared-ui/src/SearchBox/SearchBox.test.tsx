import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Default, WithText } from "./SearchBox.stories.tsx";
import { SearchBox } from "./SearchBox.tsx";

test("a slash brings the focus, and is typed when the focus is there", async () => {
	renderStory(meta, Default);
	const box = screen.getByRole("searchbox", { name: "Search title and description" });
	await userEvent.keyboard("/");
	expect(box).toHaveFocus();
	expect(box).toHaveValue("");
	await userEvent.keyboard("and/or");
	expect(box).toHaveValue("and/or");
});

test("a slash in a dialog or in another control does not move the focus", async () => {
	render(
		<>
			<SearchBox label="Search" value="" onValueChange={() => {}} />
			<textarea aria-label="Message" />
		</>,
	);
	await userEvent.type(screen.getByRole("textbox", { name: "Message" }), "24/7");
	expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("24/7");
});

test("one click clears the search box and keeps the focus in it", async () => {
	const handleValue = jest.fn();
	renderStory(meta, WithText, { onValueChange: handleValue });
	await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
	expect(screen.getByRole("searchbox")).toHaveValue("");
	expect(screen.getByRole("searchbox")).toHaveFocus();
	expect(handleValue).toHaveBeenLastCalledWith("");
	expect(screen.queryByRole("button", { name: "Clear search" })).not.toBeInTheDocument();
});
