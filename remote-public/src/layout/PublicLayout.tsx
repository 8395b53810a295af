import { SkipLink } from "@site/shared-ui";
import { Outlet, useLoaderData } from "@site/shared-ui/router";
import { Footer } from "./footer/Footer.tsx";
import { Header } from "./header/Header.tsx";
import type { LayoutData } from "./layoutLoader.ts";
import { NavigationEffects } from "./NavigationEffects.tsx";
import { Main } from "./PublicLayout.styles.ts";

/** The frame of every public page; its memoized parts do not render again on a navigation. */
export function PublicLayout() {
	const site = useLoaderData<LayoutData>();
	return (
		<>
			<SkipLink />
			<Header site={site} />
			<Main id="main" tabIndex={-1}>
				<Outlet />
			</Main>
			<Footer site={site} />
			<NavigationEffects />
		</>
	);
}
