import { SkipLink } from "@site/shared-ui";
import { Outlet, useLoaderData } from "@site/shared-ui/router";
import { Arrival } from "./Arrival.tsx";
import { Footer } from "./footer/Footer.tsx";
import { Header } from "./header/Header.tsx";
import type { LayoutData } from "./layoutLoader.ts";
import { Main } from "./PublicLayout.styles.ts";

/** The frame of every public page; what stays the same from page to page is not drawn anew. */
export function PublicLayout() {
	const { name, year } = useLoaderData<LayoutData>();
	return (
		<>
			<SkipLink />
			<Header name={name} />
			<Main id="main" tabIndex={-1}>
				<Outlet />
			</Main>
			<Footer name={name} year={year} />
			<Arrival />
		</>
	);
}
