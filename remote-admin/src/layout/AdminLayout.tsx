import { urls } from "@site/shared-data";
import { Icon, IconButton, SkipLink } from "@site/shared-ui";
import { Link, Outlet, useLoaderData } from "@site/shared-ui/router";
import { useLayoutEffect, useState } from "react";
import { siteConfig } from "../../../site.config.ts";
import { ActsProvider } from "../acts/ActsProvider.tsx";
import { BrandMark } from "../brand/BrandMark.tsx";
import { usePalette } from "../palette/usePalette.tsx";
import { ThemeToggle } from "../theme/ThemeToggle.tsx";
import { Bar, BarTitle, Dot, Header, Main, Root, Side } from "./AdminLayout.styles.ts";
import type { adminLoader } from "./adminLoader.ts";
import { Drawer } from "./Drawer.tsx";
import { SideMenu } from "./SideMenu.tsx";
import { useWaiting } from "./useWaiting.ts";

/** The frame of every owner's page: a sidebar, on small screens a bar with a drawer. */
export function AdminLayout() {
	const { user } = useLoaderData<typeof adminLoader>();
	const [isMenuOpen, setIsMenuOpen] = useState(false);
	const { open, palette } = usePalette();
	const { unread, pending } = useWaiting();
	useDensity();
	const jumpFromDrawer = () => {
		setIsMenuOpen(false);
		open();
	};
	return (
		<Root>
			<SkipLink />
			<Header>
				<Bar>
					<IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isMenuOpen} onClick={() => setIsMenuOpen(true)}>
						<Icon name="menu" />
						{unread + pending > 0 && <Dot aria-hidden="true" />}
					</IconButton>
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
