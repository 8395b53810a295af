import { Notice } from "@site/shared-ui";
import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import { commandLetter, hasLetterKeys, isComposing } from "../hooks/keys.ts";
import { isDialogOpen, isInDialog, isTextField } from "../hooks/keyTarget.ts";

/** The longest time between the two keys of a shortcut. */
const shortcutGapMs = 1000;

/** How long typed keys are buffered for a palette that is loading. */
const typeAheadMs = 5000;

export interface LazyPaletteProps {
	open: boolean;
	onClose: () => void;
	/** Returns, once, the text typed before the search box had the focus. */
	typedAhead: () => string;
}

interface LazyPaletteOptions<Extra> {
	/** Loads the palette when it is opened for the first time. */
	load: () => Promise<ComponentType<LazyPaletteProps & Extra>>;
	/** The palette's other props. */
	extra: Extra;
	/** Called with "g" and a letter pressed within a second, outside text fields and dialogs: `g x`. */
	onShortcut: (shortcut: string) => void;
}

interface LazyPalette {
	isOpen: boolean;
	open: () => void;
	/** The open palette, or a notice that it did not load. */
	palette: ReactNode;
}

/** The command palette, its keys on the page, and the text that is typed while it loads. */
export function useLazyPalette<Extra extends object>({ load, extra, onShortcut }: LazyPaletteOptions<Extra>): LazyPalette {
	const [wanted, setWanted] = useState<boolean | "failed">(false);
	const [Palette, setPalette] = useState<ComponentType<LazyPaletteProps & Extra>>();
	const ahead = useRef({ typed: "", until: 0 });
	const firstAt = useRef(Number.NEGATIVE_INFINITY);
	const takeTyped = () => {
		const { typed } = ahead.current;
		ahead.current = { typed: "", until: 0 };
		return typed;
	};
	const close = () => {
		takeTyped();
		setWanted(false);
	};
	const open = () => {
		ahead.current = { typed: "", until: performance.now() + typeAheadMs };
		setWanted(true);
		if (Palette) return;
		load().then(
			(loaded) => setPalette(() => loaded),
			() => {
				takeTyped();
				setWanted((isWanted) => isWanted && "failed");
			},
		);
	};

	const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
		// Browsers send key events without a key when they fill in a form.
		if (event.defaultPrevented || isComposing(event) || event.altKey || !event.key) return;
		const isCommand = event.ctrlKey || event.metaKey;
		if (commandLetter(event) === "K") {
			event.preventDefault();
			if (!isDialogOpen()) open();
			return;
		}
		if (performance.now() < ahead.current.until && !isCommand && !isInDialog(document.activeElement)) {
			if (event.key === "Escape") close();
			else if (event.key === "Backspace") ahead.current.typed = ahead.current.typed.slice(0, -1);
			else if (event.key.length === 1) ahead.current.typed += event.key;
			else if (event.key !== "Enter") return;
			event.preventDefault();
			return;
		}
		const key = event.key.toLowerCase();
		const isWithinGap = event.timeStamp - firstAt.current < shortcutGapMs;
		firstAt.current = Number.NEGATIVE_INFINITY;
		if (isCommand || event.repeat || isTextField(event.target) || isDialogOpen() || !hasLetterKeys()) return;
		if (isWithinGap && key !== "g") onShortcut(`g ${key}`);
		else if (key === "g") firstAt.current = event.timeStamp;
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKeyDown(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);

	const isOpen = wanted === true;
	return {
		isOpen,
		open,
		palette: Palette ? (
			<Palette {...extra} open={isOpen} onClose={close} typedAhead={takeTyped} />
		) : (
			wanted === "failed" && (
				<Corner>
					<Notice
						tone="danger"
						action={
							<button type="button" onClick={open}>
								Retry
							</button>
						}
					>
						The command palette could not be loaded. Reload the page.
					</Notice>
				</Corner>
			)
		),
	};
}

const Corner = styled.div`
	position: fixed;
	inset: calc(var(--header-h) + 0.5rem) var(--gutter) auto auto;
	z-index: var(--z-notice);
	max-width: min(24rem, 100vw - 2 * var(--gutter));
`;
