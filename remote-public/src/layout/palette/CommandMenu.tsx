import { pages } from "@site/shared-data";
import { Icon, useMounted } from "@site/shared-ui";
import { Kbd } from "@site/shared-ui/Kbd";
import { isApple } from "@site/shared-ui/keys";
import { useNavigate } from "@site/shared-ui/router";
import { useLazyPalette } from "@site/shared-ui/useLazyPalette";
import { styled } from "styled-components";

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

const Opener = styled.button`
	display: inline-flex;
	align-items: center;
	justify-content: center;
	gap: 0.625rem;
	width: 7rem;
	height: 2.25rem;
	border-radius: var(--radius-full);
	box-shadow: inset 0 0 0 1px var(--line);
	color: var(--text-3);
	transition:
		box-shadow var(--t-colour),
		color var(--t-colour);

	&:focus-visible {
		border-radius: var(--radius-full);
	}
	@media (hover: hover) {
		&:hover {
			box-shadow: inset 0 0 0 1px var(--line-strong);
			color: var(--text);
		}
	}
	@media (max-width: 63.99rem), (hover: none) {
		width: 2.25rem;
		box-shadow: none;
		color: var(--text-2);

		> span {
			display: none;
		}
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		width: var(--touch);
		height: var(--touch);
	}
`;
