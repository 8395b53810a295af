import { pages } from "@site/shared-data";
import { NavLink } from "@site/shared-ui/router";
import type { FocusEventHandler, RefObject } from "react";
import { Clock } from "../footer/Clock.tsx";
import { SocialLinks } from "../footer/SocialLinks.tsx";
import type { LayoutData } from "../layoutLoader.ts";
import { Foot, List, Root } from "./MainNav.styles.ts";

interface MainNavProps {
	ref: RefObject<HTMLElement | null>;
	id: string;
	site: LayoutData;
	onFollow: () => void;
	onBlur: FocusEventHandler<HTMLElement>;
}

/** The main navigation: a row of the header's bar, or the sheet behind Menu on small screens. */
export const MainNav = ({ ref, id, site, onFollow, onBlur }: MainNavProps) => (
	<Root ref={ref} id={id} aria-label="Main" popover="auto" onBlur={onBlur}>
		<List>
			{pages.map(({ id, path, label }) => (
				<li key={id}>
					<NavLink to={path} onClick={onFollow}>
						{label}
					</NavLink>
				</li>
			))}
		</List>
		<Foot>
			<Clock timeZone={site.timeZone} city={site.city} />
			<SocialLinks links={site.social} />
		</Foot>
	</Root>
);
