import { fireEvent, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Initial, Picture } from "./Avatar.stories.tsx";

test("a picture that cannot be loaded gives way to the initial", () => {
	const { container } = renderStory(meta, Picture);
	fireEvent.error(container.querySelector("img") as HTMLImageElement);
	expect(screen.getByRole("img", { name: "Raka Wiratama" })).toHaveTextContent("R");
	expect(container.querySelector("img")).toBeNull();
});

test("beside its written name an avatar is decoration", () => {
	renderStory(meta, Initial, { named: false });
	expect(screen.queryByRole("img")).not.toBeInTheDocument();
	expect(screen.getByText("R")).toHaveAttribute("aria-hidden", "true");
});
