import { fireEvent, screen } from "@testing-library/react";
import { renderStory } from "../testing/renderStory.tsx";
import meta, { CannotBeLoaded, Default, NoAddress } from "./Image.stories.tsx";

const name = "Tea terraces with a low sun behind a flat volcano";

test("the space is reserved before the image has loaded", () => {
	renderStory(meta, Default);
	expect(screen.getByRole("img", { name }).parentElement).toHaveStyle({ "aspect-ratio": "16 / 9" });
});

test("an image below the fold loads lazily, the first one eagerly", () => {
	const { unmount } = renderStory(meta, Default);
	expect(screen.getByRole("img", { name })).toHaveAttribute("loading", "lazy");
	unmount();
	renderStory(meta, Default, { priority: true });
	expect(screen.getByRole("img", { name })).toHaveAttribute("loading", "eager");
});

test("a failed image is covered by the tile, keeps its name, and is shown once it loads", () => {
	renderStory(meta, CannotBeLoaded);
	const image = screen.getByRole("img", { name });
	const lines = () => image.parentElement?.querySelector("svg");
	expect(lines()).toBeNull();
	fireEvent.error(image);
	expect(lines()).toBeInTheDocument();
	expect(screen.getByRole("img", { name })).toBe(image);
	fireEvent.load(image);
	expect(lines()).toBeNull();
});

test("without a URL the tile replaces the image under the image's name", () => {
	const { container } = renderStory(meta, NoAddress);
	expect(screen.getByRole("img", { name })).toBeInTheDocument();
	expect(container.querySelector("img")).toBeNull();
});
