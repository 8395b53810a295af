import { useLocation, useNavigate } from "@site/shared-ui/router";
import { useLazyPalette } from "@site/shared-ui/useLazyPalette";
import { siteCommands } from "../layout/menu/menu.ts";

/** The palette and the function that opens it; its keys work on every admin page. */
export function usePalette(onLogout: () => void) {
	const navigate = useNavigate();
	// A shortcut would leave unsaved text.
	const isForm = /\/(new|edit|profile|site|quotes\/.+)$/.test(useLocation().pathname);
	return useLazyPalette({
		load: async () => (await import("./AdminPalette.tsx")).AdminPalette,
		extra: { onLogout },
		onShortcut: (keys) => {
			const command = siteCommands.find(({ shortcut }) => shortcut === keys);
			if (command && !isForm) void navigate(command.to);
		},
	});
}
