import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { type ReactNode, useState } from "react";
import type { Decorator } from "storybook-react-rsbuild";

/** Puts every story on a page of a router of its own. `parameters.path` says which; a story that brings its own router sets `parameters.router` to false. */
export const withRouter: Decorator = (Story, { parameters }) =>
	parameters.router === false ? (
		<Story />
	) : (
		<Page path={parameters.path ?? "/"}>
			<Story />
		</Page>
	);

function Page({ path, children }: { path: string; children: ReactNode }) {
	const [router] = useState(() => createMemoryRouter([{ path: "*", Component: () => children }], { initialEntries: [path] }));
	return <RouterProvider router={router} />;
}
