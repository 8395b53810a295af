import { Icon } from "@site/shared-ui";
import { NavLink } from "@site/shared-ui/router";
import { useId, useRef } from "react";
import { Brand } from "./Brand.tsx";
import { Clock } from "./Clock.tsx";
import { Bar, Foot, List, MenuButton, Nav, Root, Tools } from "./Header.styles.ts";
import { navigation } from "./navigation.ts";
import { SocialLinks } from "./SocialLinks.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { usePopoverMenu } from "./usePopoverMenu.ts";
import { useScrolledPast } from "./useScrolledPast.ts";

/** The site's header: brand, main navigation (a sheet behind Menu on small screens), theme. Condenses once the page is scrolled. */
export function Header({ name }: { name: string }) {
	const isScrolled = useScrolledPast(20);
	const nav = useRef<HTMLElement>(null);
	const navId = useId();
	const menu = usePopoverMenu(nav, "(min-width: 48rem)");
	return (
		<Root data-compact={isScrolled} data-menu={menu.isOpen ? "open" : undefined}>
			<Bar>
				<Brand name={name} />
				<Nav ref={nav} id={navId} aria-label="Main" popover="auto" onBlur={menu.handleBlur}>
					<List>
						{navigation.map(({ label, to, end }) => (
							<li key={to}>
								<NavLink to={to} end={end} onClick={menu.close}>
									{label}
								</NavLink>
							</li>
						))}
					</List>
					<Foot>
						<Clock />
						<SocialLinks />
					</Foot>
				</Nav>
				<Tools>
					<ThemeSwitch />
					<MenuButton label="Menu" aria-expanded={menu.isOpen} aria-controls={navId} popoverTarget={navId}>
						<Icon name={menu.isOpen ? "close" : "menu"} />
					</MenuButton>
				</Tools>
			</Bar>
		</Root>
	);
}
