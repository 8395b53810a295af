import { createMemoryRouter, RouterProvider } from "@site/shared-ui/router/testing";
import { type ReactNode, useState } from "react";
import type { Decorator } from "storybook-react-rsbuild";

/**
 * Renders a story in a router, at `parameters.path`. `parameters.router: false` is for stories with a router.
 */
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
