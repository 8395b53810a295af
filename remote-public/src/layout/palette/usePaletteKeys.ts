import { useNavigate } from "@site/shared-ui/router";
import { useCommandKeys } from "@site/shared-ui/useCommandKeys";
import { destinations } from "./destinations.ts";

/** The palette's keys on every page of the visitor. */
export function usePaletteKeys(onOpen: () => void): () => string {
	const navigate = useNavigate();
	return useCommandKeys({
		onOpen,
		onShortcut: (keys) => {
			const destination = destinations.find(({ shortcut }) => shortcut === keys);
			if (destination) void navigate(destination.to);
		},
	});
}
