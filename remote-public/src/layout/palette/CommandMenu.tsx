import { pages } from "@site/shared-data";
import { Icon, Notice, useMounted } from "@site/shared-ui";
import { Kbd } from "@site/shared-ui/Kbd";
import { useNavigate } from "@site/shared-ui/router";
import { useCommandKeys } from "@site/shared-ui/useCommandKeys";
import { type ComponentType, useState } from "react";
import { Corner, Opener } from "./CommandMenu.styles.ts";
import type { PaletteProps } from "./Palette.tsx";

/** The button and the keys of the command palette, which is loaded when the visitor is about to use it. */
export function CommandMenu() {
	const [isOpen, setOpen] = useState(false);
	const [hasFailed, setFailed] = useState(false);
	const [Palette, setPalette] = useState<ComponentType<PaletteProps>>();
	const keys = useMounted() && /Mac|iP/.test(navigator.platform) ? "⌘ K" : "Ctrl K";

	const open = async () => {
		setFailed(false);
		setOpen(true);
		if (Palette) return;
		const loaded = await loadPalette().catch(() => null);
		if (loaded) setPalette(() => loaded.Palette);
		setFailed(!loaded);
	};
	const navigate = useNavigate();
	const typedAhead = useCommandKeys({
		onOpen: () => void open(),
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
				aria-expanded={isOpen && !hasFailed}
				onClick={() => void open()}
				onPointerEnter={prepare}
				onFocus={prepare}
			>
				<Icon>
					<circle cx="11" cy="11" r="6.5" />
					<path d="m20 20-4.2-4.2" />
				</Icon>
				<Kbd aria-hidden="true" keys={keys} />
			</Opener>
			{Palette && <Palette open={isOpen} onClose={() => setOpen(false)} typedAhead={typedAhead} />}
			{hasFailed && (
				<Corner>
					<Notice
						tone="danger"
						action={
							<button type="button" onClick={() => void open()}>
								Retry
							</button>
						}
					>
						The command palette did not load.
					</Notice>
				</Corner>
			)}
		</>
	);
}

const loadPalette = () => import(/* webpackChunkName: "public-search" */ "./Palette.tsx");

const prepare = () => void loadPalette().catch(() => {});
