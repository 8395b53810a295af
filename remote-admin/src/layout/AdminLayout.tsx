import { urls } from "@site/shared-data";
import { SkipLink } from "@site/shared-ui";
import { Link, Outlet, useLoaderData } from "@site/shared-ui/router";
import { useLayoutEffect, useState } from "react";
import { siteConfig } from "../../../site.config.ts";
import { ActsProvider } from "../acts/ActsProvider.tsx";
import { BrandMark } from "../brand/BrandMark.tsx";
import { usePalette } from "../palette/usePalette.tsx";
import { ThemeToggle } from "../theme/ThemeToggle.tsx";
import { Bar, BarTitle, Header, Main, Root, Side } from "./AdminLayout.styles.ts";
import type { adminLoader } from "./adminLoader.ts";
import { CountsContext } from "./CountsContext.ts";
import { Drawer } from "./Drawer.tsx";
import { MenuButton } from "./MenuButton.tsx";
import { MenuContext } from "./MenuContext.ts";
import { SideMenu } from "./SideMenu.tsx";
import { useFreshCounts } from "./useFreshCounts.ts";

/** The frame of every owner's page: a sidebar, on small screens a bar with a drawer. */
export function AdminLayout() {
	const { user, ...counted } = useLoaderData<typeof adminLoader>();
	const counts = useFreshCounts(counted);
	const [isMenuOpen, setIsMenuOpen] = useState(false);
	const { open, palette } = usePalette();
	const menu = { isOpen: isMenuOpen, open: () => setIsMenuOpen(true) };
	useDensity();
	const jumpFromDrawer = () => {
		setIsMenuOpen(false);
		open();
	};
	return (
		<CountsContext value={counts}>
			<MenuContext value={menu}>
				<Root>
					<SkipLink />
					<Header>
						<Bar>
							<MenuButton />
							<BarTitle as={Link} to={urls.admin.dashboard()}>
								{siteConfig.name}
							</BarTitle>
							<ThemeToggle />
						</Bar>
						<Side>
							<BrandMark to={urls.admin.dashboard()} />
							<SideMenu user={user} onJump={open} />
						</Side>
					</Header>
					{isMenuOpen && (
						<Drawer onClose={() => setIsMenuOpen(false)}>
							<SideMenu user={user} onJump={jumpFromDrawer} />
						</Drawer>
					)}
					<Main id="main" tabIndex={-1}>
						<ActsProvider>
							<Outlet />
						</ActsProvider>
					</Main>
					{palette}
				</Root>
			</MenuContext>
		</CountsContext>
	);
}

/** On the document, so that dialogs and menus, which hang below the body, are dense too. */
function useDensity() {
	useLayoutEffect(() => {
		document.documentElement.dataset.density = "dense";
		return () => {
			delete document.documentElement.dataset.density;
		};
	}, []);
}
