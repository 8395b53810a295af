import { urls } from "@site/shared-data";
import { useLocation, useNavigate } from "@site/shared-ui/router";
import { useCommandKeys } from "@site/shared-ui/useCommandKeys";

/**
 * The palette's keys on every admin page; not on forms, where a shortcut would leave unsaved text.
 */
export function usePaletteKeys(onOpen: () => void): () => string {
	const navigate = useNavigate();
	const isForm = /\/(new|edit|profile|site)$/.test(useLocation().pathname);
	return useCommandKeys({
		onOpen,
		onShortcut: (keys) => {
			const command = siteCommands.find(({ shortcut }) => shortcut === keys);
			if (command && !isForm) void navigate(command.to);
		},
	});
}

/** The public pages and their shortcuts. */
export const siteCommands = [
	{ name: "Go to Home", shortcut: "g h", to: urls.home() },
	{ name: "View Projects", shortcut: "g p", to: urls.projects() },
	{ name: "Read Essays", shortcut: "g e", to: urls.essays() },
	{ name: "View Store", shortcut: "g s", to: urls.store() },
	{ name: "Contact Me", shortcut: "g c", to: urls.contact() },
] as const;
