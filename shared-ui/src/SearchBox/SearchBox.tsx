import { Icon } from "@site/shared-ui";
import { type ComponentProps, type RefObject, useEffect, useRef } from "react";
import { hasLetterKeys } from "../hooks/keys.ts";
import { isDialogOpen, isTextField } from "../hooks/keyTarget.ts";
import { Kbd } from "../Kbd/Kbd.tsx";
import { Box, Hint, Root } from "./SearchBox.styles.ts";

type SearchBoxProps = Omit<ComponentProps<"input">, "type" | "role" | "ref" | "value" | "onChange"> & {
	/** The accessible name and default placeholder: "Search title and description". */
	label: string;
	/** The searched text. */
	value: string;
	/** Called with every change of the text, and "" when emptied. */
	onValueChange: (value: string) => void;
};

/** A search box, focused with "/" and emptied with one click. */
export function SearchBox({ label, value, onValueChange, ...rest }: SearchBoxProps) {
	const box = useRef<HTMLInputElement>(null);
	useSlashKey(box);
	return (
		<Root>
			<Icon>
				<circle cx="10.5" cy="10.5" r="6.5" />
				<path d="m15.5 15.5 5 5" />
			</Icon>
			<Box
				ref={box}
				type="search"
				role="searchbox"
				aria-label={label}
				aria-keyshortcuts="/"
				placeholder={label}
				enterKeyHint="search"
				{...rest}
				value={value}
				onChange={(event) => onValueChange(event.currentTarget.value)}
			/>
			{value === "" ? (
				hasLetterKeys() && (
					<Hint aria-hidden="true">
						<Kbd keys="/" />
					</Hint>
				)
			) : (
				<button
					type="button"
					aria-label="Clear search"
					onClick={() => {
						onValueChange("");
						box.current?.focus();
					}}
				>
					<Icon name="close" />
				</button>
			)}
		</Root>
	);
}

/** "/" moves the focus to the element, unless the visitor is typing or a dialog is open. */
function useSlashKey(target: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const handleKey = (event: KeyboardEvent) => {
			const isPlain = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
			if (!isPlain || !hasLetterKeys() || event.defaultPrevented || isDialogOpen() || isTextField(event.target)) return;
			event.preventDefault();
			target.current?.focus();
		};
		document.addEventListener("keydown", handleKey);
		return () => document.removeEventListener("keydown", handleKey);
	}, [target]);
}
