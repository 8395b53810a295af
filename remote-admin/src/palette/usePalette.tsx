import { useLocation, useNavigate } from "@site/shared-ui/router";
import { useCommandKeys } from "@site/shared-ui/useCommandKeys";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { siteCommands } from "../layout/menu/menu.ts";

/** The palette, a lazy component, and the function that opens it; its keys work on every admin page. */
export function usePalette(onLogout: () => void): { open: () => void; palette: ReactNode } {
	const [isOpen, setIsOpen] = useState(false);
	const [wasOpened, setWasOpened] = useState(false);
	const navigate = useNavigate();
	// A shortcut would leave unsaved text.
	const isForm = /\/(new|edit|profile|site)$/.test(useLocation().pathname);
	const open = () => {
		setIsOpen(true);
		setWasOpened(true);
	};
	const typedAhead = useCommandKeys({
		onOpen: open,
		onShortcut: (keys) => {
			const command = siteCommands.find(({ shortcut }) => shortcut === keys);
			if (command && !isForm) void navigate(command.to);
		},
	});
	return {
		open,
		palette: wasOpened && (
			<Suspense fallback={null}>
				<AdminPalette open={isOpen} onClose={() => setIsOpen(false)} typedAhead={typedAhead} onLogout={onLogout} />
			</Suspense>
		),
	};
}

const AdminPalette = lazy(() => import("./AdminPalette.tsx").then((module) => ({ default: module.AdminPalette })));
