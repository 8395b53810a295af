import { Icon, IconButton } from "@site/shared-ui";
import { createContext, useContext } from "react";
import { Dot } from "../AdminLayout.styles.ts";
import { usePendingCounts } from "../inboxCounts.ts";

export function MenuButton() {
	const { isOpen, open } = useContext(MenuContext);
	const { unread, pending } = usePendingCounts();
	return (
		<IconButton label="Menu" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
			<Icon name="menu" />
			{unread + pending > 0 && <Dot aria-hidden="true" />}
		</IconButton>
	);
}

export const MenuContext = createContext({ isOpen: false, open: () => {} });
