import { pages, switchThemeAtom, urls } from "@site/shared-data";
import { Icon, IconButton } from "@site/shared-ui";
import { NavLink, useNavigation } from "@site/shared-ui/router";
import { SiteMark } from "@site/shared-ui/SiteMark";
import { useSetAtom } from "jotai";
import { type FocusEvent, memo, type RefObject, useId, useRef } from "react";
import { Clock } from "../footer/Clock.tsx";
import { SocialLinks } from "../footer/SocialLinks.tsx";
import type { LayoutData } from "../layoutLoader.ts";
import { usePopoverOpen } from "../page/usePopoverOpen.ts";
import { useScrolled } from "../page/useScrolled.ts";
import { CommandMenu } from "../palette/CommandMenu.tsx";
import { Bar, Brand, Root, StreamLine, Tools } from "./Header.styles.ts";
import { List, MainNav } from "./MainNav.styles.ts";

/** The site's header: brand, main navigation, command palette, theme. Condenses once the page is scrolled. */
export const Header = memo(({ site }: { site: LayoutData }) => {
	const isScrolled = useScrolled(() => window.scrollY > 20, false);
	const switchTheme = useSetAtom(switchThemeAtom);
	const nav = useRef<HTMLElement>(null);
	const navId = useId();
	const menu = useMenu(nav);
	return (
		<Root data-compact={isScrolled} data-menu={menu.isOpen ? "open" : undefined}>
			<Bar>
				<Brand to={urls.home()}>
					<SiteMark />
					<span>{site.name}</span>
				</Brand>
				<MainNav ref={nav} id={navId} aria-label="Main" popover="auto" onBlur={menu.handleBlur}>
					<List>
						{(site.navigation ?? pages).map(({ path, label }) => (
							<li key={path}>
								<NavLink to={path} onClick={menu.close}>
									{label}
								</NavLink>
							</li>
						))}
						<li>
							<IconButton label="More" popoverTarget={navId}>
								<Icon name="menu" />
							</IconButton>
						</li>
					</List>
					<div>
						<Clock zone={site.zone} city={site.city} />
						<SocialLinks links={site.social} />
					</div>
				</MainNav>
				<Tools>
					<CommandMenu />
					{/* The style sheet shows one of both marks, because the server does not know the theme. */}
					<IconButton label="Switch theme" onClick={() => switchTheme()}>
						<Icon name="moon" data-shows="day" />
						<Icon name="sun" data-shows="night" />
					</IconButton>
					<IconButton label="Menu" aria-expanded={menu.isOpen} aria-controls={navId} popoverTarget={navId}>
						<Icon name={menu.isOpen ? "close" : "menu"} />
					</IconButton>
				</Tools>
			</Bar>
			<Stream />
		</Root>
	);
});

/** Water along a terrace, under the header while a page is slow; it sinks when the page arrives. */
const Stream = () => <StreamLine data-flows={useNavigation().state !== "idle"} />;

/** The sheet of all entries is a native popover, whose buttons work before any script has run. */
function useMenu(nav: RefObject<HTMLElement | null>) {
	const isOpen = usePopoverOpen(nav);

	const close = () => {
		if (isOpen) nav.current?.hidePopover();
	};
	const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
		// Back to the first line: the focus scrolls to an entry of another one.
		currentTarget.scrollTop = 0;
		if (relatedTarget && !currentTarget.parentElement?.contains(relatedTarget)) close();
	};
	return { isOpen, close, handleBlur };
}
