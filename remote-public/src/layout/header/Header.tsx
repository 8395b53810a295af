import { Icon } from "@site/shared-ui";
import { memo, useId, useRef } from "react";
import type { LayoutData } from "../layoutLoader.ts";
import { useScrolled } from "../page/useScrolled.ts";
import { CommandMenu } from "../palette/CommandMenu.tsx";
import { Brand } from "./Brand.tsx";
import { Bar, MenuButton, Root, Tools } from "./Header.styles.ts";
import { MainNav } from "./MainNav.tsx";
import { ThemeToggle } from "./ThemeToggle.tsx";
import { usePopoverMenu } from "./usePopoverMenu.ts";

/** The site's header: brand, main navigation, command palette, theme. Condenses once the page is scrolled. */
export const Header = memo(({ site }: { site: LayoutData }) => {
	const isScrolled = useScrolled(() => window.scrollY > 20, false);
	const nav = useRef<HTMLElement>(null);
	const navId = useId();
	const menu = usePopoverMenu(nav, "(min-width: 48rem)");
	return (
		<Root data-compact={isScrolled} data-menu={menu.isOpen ? "open" : undefined}>
			<Bar>
				<Brand name={site.name} />
				<MainNav ref={nav} id={navId} site={site} onFollow={menu.close} onBlur={menu.handleBlur} />
				<Tools>
					<CommandMenu />
					<ThemeToggle />
					<MenuButton label="Menu" aria-expanded={menu.isOpen} aria-controls={navId} popoverTarget={navId}>
						<Icon name={menu.isOpen ? "close" : "menu"} />
					</MenuButton>
				</Tools>
			</Bar>
		</Root>
	);
});
