import { fireEvent, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { Picture } from "./Avatar.stories.tsx";

test("a picture that cannot be loaded gives way to the initial, which is decoration beside the written name", () => {
	const { container } = renderStory(meta, Picture);
	fireEvent.error(container.querySelector("img") as HTMLImageElement);
	expect(screen.getByText("K")).toHaveAttribute("aria-hidden", "true");
	expect(container.querySelector("img")).toBeNull();
});
