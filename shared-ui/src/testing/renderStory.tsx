import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "../router/testing.ts";

interface Drawn<Props> {
	// A story's own types are those of its renderer; here only what a test needs of them.
	component?: ComponentType<Props>;
	args?: Partial<Props>;
	// biome-ignore lint: the renderer's second argument is of no use in a test
	render?: (args: Props, context: never) => ReactNode;
}

/** Renders a story in a test as the catalogue does: args of the file below those of the story, on a page of a router. */
export function renderStory<Props extends object>(file: Drawn<Props>, story: Drawn<Props>, args: Partial<Props> = {}) {
	const all = { ...file.args, ...story.args, ...args } as Props;
	const draw = story.render ?? file.render;
	const Component = file.component;
	const page = draw ? draw(all, undefined as never) : Component && <Component {...all} />;
	const router = createMemoryRouter([{ path: "*", Component: () => page }]);
	return render(<RouterProvider router={router} />);
}
