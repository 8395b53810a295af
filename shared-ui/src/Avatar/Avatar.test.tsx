import { fireEvent, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { WithImage } from "./Avatar.stories.tsx";

test("a failed image is replaced with the initial, which is hidden from assistive technology", () => {
	const { container } = renderStory(meta, WithImage);
	fireEvent.error(container.querySelector("img") as HTMLImageElement);
	expect(screen.getByText("K")).toHaveAttribute("aria-hidden", "true");
	expect(container.querySelector("img")).toBeNull();
});
