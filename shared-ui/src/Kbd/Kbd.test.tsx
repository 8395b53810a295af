import { renderStory } from "../testing/renderStory.tsx";
import meta, * as stories from "./Kbd.stories.tsx";

test("a shortcut reads with spaces between its keys, and each key is one kbd", () => {
	const { container } = renderStory(meta, stories.WithModifier);
	expect(container).toHaveTextContent(/^cmd d$/);
	expect([...container.querySelectorAll("kbd")].map((key) => key.textContent)).toEqual(["cmd", "d"]);
});
