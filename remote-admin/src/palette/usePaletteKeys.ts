import { useLocation, useNavigate } from "@site/shared-ui/router";
import { useCommandKeys } from "@site/shared-ui/useCommandKeys";
import { siteCommands } from "./siteCommands.ts";

/** The palette's keys on every page of the owner; the letters mean themselves on a form, which could lose its place. */
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
