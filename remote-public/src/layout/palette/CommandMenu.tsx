import { pages } from "@site/shared-data";
import { Icon, useMounted } from "@site/shared-ui";
import { Kbd } from "@site/shared-ui/Kbd";
import { isApple } from "@site/shared-ui/keys";
import { useNavigate } from "@site/shared-ui/router";
import { useLazyPalette } from "@site/shared-ui/useLazyPalette";
import { Opener } from "./CommandMenu.styles.ts";

/** The button and the keys of the command palette, which is loaded when the visitor is about to use it. */
export function CommandMenu() {
	const keys = useMounted() && isApple() ? "⌘ K" : "Ctrl K";
	const navigate = useNavigate();
	const { isOpen, open, palette } = useLazyPalette({
		load: loadPalette,
		extra: {},
		onShortcut: (keys) => {
			const page = pages.find(({ shortcut }) => shortcut === keys);
			if (page) void navigate(page.path);
		},
	});

	return (
		<>
			<Opener
				type="button"
				aria-label={`Open command palette ${keys}`}
				aria-keyshortcuts="Control+K Meta+K"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={open}
				onPointerEnter={prepare}
				onFocus={prepare}
			>
				<Icon>
					<circle cx="11" cy="11" r="6.5" />
					<path d="m20 20-4.2-4.2" />
				</Icon>
				<Kbd aria-hidden="true" keys={keys} />
			</Opener>
			{palette}
		</>
	);
}

const loadPalette = async () => (await import(/* webpackChunkName: "public-search" */ "./Palette.tsx")).Palette;

const prepare = () => void loadPalette().catch(() => {});
