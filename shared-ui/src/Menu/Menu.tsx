import { Menu as Base } from "@base-ui/react/menu";
import { Link } from "@site/shared-ui/router";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { Item, LinkItem, Popup, Portal, Positioner, Separator } from "./Menu.styles.ts";

export interface MenuEntry {
	label: string;
	icon?: ReactNode;
	danger?: boolean;
	disabled?: boolean;
	/** The action; with `to` it is a link, which calls this too. */
	onSelect?: () => void;
	to?: ComponentProps<typeof Link>["to"];
}

interface MenuProps {
	/** A Button or IconButton; gets `aria-haspopup`. */
	trigger: ReactElement;
	/** null draws a line between groups. */
	entries: readonly (MenuEntry | null)[];
	/** Open from the start. */
	defaultOpen?: boolean;
}

/** Actions behind one button. The arrows move, letters jump, Escape closes and the focus returns. */
export const Menu = ({ trigger, entries, defaultOpen }: MenuProps) => (
	<Base.Root defaultOpen={defaultOpen}>
		<Base.Trigger render={trigger} />
		<Portal>
			<Positioner align="end" sideOffset={4} collisionPadding={8}>
				<Popup>
					{entries.map((entry, index) =>
						entry === null ? (
							// oxlint-disable-next-line react/no-array-index-key -- separators have no id.
							<Separator key={index} />
						) : entry.to === undefined ? (
							<Item key={entry.label} $danger={entry.danger} disabled={entry.disabled} onClick={entry.onSelect}>
								{entry.icon}
								{entry.label}
							</Item>
						) : (
							<LinkItem key={entry.label} render={<Link to={entry.to} />} closeOnClick onClick={entry.onSelect}>
								{entry.icon}
								{entry.label}
							</LinkItem>
						),
					)}
				</Popup>
			</Positioner>
		</Portal>
	</Base.Root>
);
