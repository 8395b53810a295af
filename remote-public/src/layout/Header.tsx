import { Icon } from "@site/shared-ui";
import { memo, useId, useRef } from "react";
import { Brand } from "./Brand.tsx";
import { Bar, MenuButton, Root, Tools } from "./Header.styles.ts";
import { MainNav } from "./MainNav.tsx";
import { CommandMenu } from "./palette/CommandMenu.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { usePopoverMenu } from "./usePopoverMenu.ts";
import { useScrolled } from "./useScrolled.ts";

/** The site's header: brand, main navigation, command palette, theme. Condenses once the page is scrolled. */
export const Header = memo(({ name }: { name: string }) => {
	const isScrolled = useScrolled(() => window.scrollY > 20, false);
	const nav = useRef<HTMLElement>(null);
	const navId = useId();
	const menu = usePopoverMenu(nav, "(min-width: 48rem)");
	return (
		<Root data-compact={isScrolled} data-menu={menu.isOpen ? "open" : undefined}>
			<Bar>
				<Brand name={name} />
				<MainNav ref={nav} id={navId} onFollow={menu.close} onBlur={menu.handleBlur} />
				<Tools>
					<CommandMenu />
					<ThemeSwitch />
					<MenuButton label="Menu" aria-expanded={menu.isOpen} aria-controls={navId} popoverTarget={navId}>
						<Icon name={menu.isOpen ? "close" : "menu"} />
					</MenuButton>
				</Tools>
			</Bar>
		</Root>
	);
});
