import { pages } from "@site/shared-data";
import { useNavigate } from "@site/shared-ui/router";
import { useCommandKeys } from "@site/shared-ui/useCommandKeys";

/** The palette's keys and the pages' shortcuts, on every public page. */
export function usePaletteKeys(onOpen: () => void): () => string {
	const navigate = useNavigate();
	return useCommandKeys({
		onOpen,
		onShortcut: (keys) => {
			const page = pages.find(({ shortcut }) => shortcut === keys);
			if (page) void navigate(page.path);
		},
	});
}
