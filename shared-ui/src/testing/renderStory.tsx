import { render } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "../router/testing.ts";

interface Story<Props> {
	args?: Partial<Props>;
	render?: (args: Props, context: never) => ReactNode;
}
interface Meta<Props> extends Story<Props> {
	component?: ComponentType<Props>;
}

/** Renders a story like the catalogue, in a router. `args` override those of the story and its file. */
export function renderStory<Props extends object>(meta: Meta<Props>, story: Story<Props>, args: Partial<Props> = {}) {
	const all = { ...meta.args, ...story.args, ...args } as Props;
	// Rendered as a component, because a story's render function may use hooks.
	const Render = (story.render ?? meta.render ?? meta.component) as ComponentType<Props>;
	const router = createMemoryRouter([{ path: "*", Component: () => <Render {...all} /> }]);
	return render(<RouterProvider router={router} />);
}
