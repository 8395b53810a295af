import { urls } from "@site/shared-data";
import { raiseMaxLength } from "@site/shared-data/rules";
import { SkipLink } from "@site/shared-ui";
import { Row } from "@site/shared-ui/layout";
import { Link, Outlet, useLoaderData } from "@site/shared-ui/router";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { MutationProvider } from "../mutations/MutationProvider.tsx";
import { usePalette } from "../palette/usePalette.tsx";
import { DatabaseTimeContext, useOffsetTime } from "../publications/schedule/databaseTime.ts";
import { useLogout } from "../sign-in/session/useLogout.tsx";
import { Bar, Header, Main, Root, Side } from "./AdminLayout.styles.ts";
import type { adminLoader } from "./adminLoader.ts";
import { InboxCountsContext, useRefreshedCounts } from "./inboxCounts.ts";
import { BrandMark } from "./menu/BrandMark.tsx";
import { Drawer } from "./menu/Drawer.tsx";
import { MenuButton, MenuContext } from "./menu/MenuButton.tsx";
import { SideMenu } from "./menu/SideMenu.tsx";
import { ThemeToggle } from "./menu/ThemeToggle.tsx";

export function AdminLayout() {
	const { user, site, clockOffsetMs, ...counted } = useLoaderData<typeof adminLoader>();
	const counts = useRefreshedCounts(counted);
	const databaseTime = useOffsetTime(clockOffsetMs);
	const [isMenuOpen, setIsMenuOpen] = useState(false);
	const drawer = useRef<HTMLDialogElement>(null);
	const { logout, dialog } = useLogout();
	const { open, palette } = usePalette(logout);
	const menu = { isOpen: isMenuOpen, open: () => setIsMenuOpen(true) };
	useDensity();
	useEffect(() => document.addEventListener("beforeinput", raiseMaxLength), []);
	return (
		<InboxCountsContext value={counts}>
			<MenuContext value={menu}>
				<Root>
					<SkipLink />
					<Header>
						<Bar>
							<MenuButton />
							<Row
								as={Link}
								$align="center"
								$minHeight="2.75rem"
								$font="serif"
								$size="base"
								$weight="semibold"
								$leading={1}
								to={urls.admin.dashboard()}
							>
								{site.name}
							</Row>
							<ThemeToggle />
						</Bar>
						<Side>
							<BrandMark to={urls.admin.dashboard()} />
							<SideMenu user={user} onJump={open} onLogout={logout} />
						</Side>
					</Header>
					{isMenuOpen && (
						<Drawer ref={drawer} onClose={() => setIsMenuOpen(false)}>
							<SideMenu
								user={user}
								onJump={() => {
									drawer.current?.close();
									open();
								}}
								onLogout={() => {
									drawer.current?.close();
									logout();
								}}
							/>
						</Drawer>
					)}
					<Main id="main" tabIndex={-1}>
						<DatabaseTimeContext value={databaseTime}>
							<MutationProvider>
								<Outlet />
							</MutationProvider>
						</DatabaseTimeContext>
					</Main>
					{palette}
					{dialog}
				</Root>
			</MenuContext>
		</InboxCountsContext>
	);
}

/** Sets the density on the document, because dialogs and menus are children of the body. */
function useDensity() {
	useLayoutEffect(() => {
		document.documentElement.dataset.density = "dense";
		return () => {
			delete document.documentElement.dataset.density;
		};
	}, []);
}
