import { urls } from "@site/shared-data";
import { useLocation, useNavigate } from "@site/shared-ui/router";
import { useCommandKeys } from "@site/shared-ui/useCommandKeys";

/**
 * The palette's keys on every page of the admin area; on a form the letters are only typed, so that no text
 * is left.
 */
export function usePaletteKeys(onOpen: () => void): () => string {
	const navigate = useNavigate();
	const isForm = /\/(new|edit|profile)$/.test(useLocation().pathname);
	return useCommandKeys({
		onOpen,
		onShortcut: (keys) => {
			const command = siteCommands.find(({ shortcut }) => shortcut === keys);
			if (command && !isForm) void navigate(command.to);
		},
	});
}

/** The visitors' pages, with the letters that lead there from everywhere but forms. */
export const siteCommands = [
	{ name: "Go to Home", shortcut: "g h", to: urls.home() },
	{ name: "View Projects", shortcut: "g p", to: urls.projects() },
	{ name: "Read Essays", shortcut: "g e", to: urls.essays() },
	{ name: "View Store", shortcut: "g s", to: urls.store() },
	{ name: "Contact Me", shortcut: "g c", to: urls.contact() },
] as const;
