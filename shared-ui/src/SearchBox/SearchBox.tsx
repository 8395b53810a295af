import { Icon } from "@site/shared-ui";
import { type ComponentProps, useRef } from "react";
import { Kbd } from "../Kbd/Kbd.tsx";
import { useControlled } from "../useControlled.ts";
import { Box, Clear, Hint, Root } from "./SearchBox.styles.ts";
import { useSlashKey } from "./useSlashKey.ts";

type SearchBoxProps = Omit<ComponentProps<"input">, "type" | "role" | "ref" | "value" | "defaultValue" | "onChange" | "size"> & {
	/** What is searched: "Search title and description". The name, and the placeholder unless another is given. */
	label: string;
	value?: string;
	defaultValue?: string;
	onValueChange?: (value: string) => void;
	/** Whether "/" brings the focus here; false where a page has two. */
	slash?: boolean;
};

/** A box to search in, reached with "/" and emptied with one press. */
export function SearchBox({ label, value, defaultValue = "", onValueChange, slash = true, className, ...rest }: SearchBoxProps) {
	const [text, setText] = useControlled(value, defaultValue, onValueChange);
	const box = useRef<HTMLInputElement>(null);
	useSlashKey(box, slash);
	return (
		<Root className={className}>
			<Icon>
				<circle cx="10.5" cy="10.5" r="6.5" />
				<path d="m15.5 15.5 5 5" />
			</Icon>
			<Box
				ref={box}
				type="search"
				role="searchbox"
				aria-label={label}
				aria-keyshortcuts={slash ? "/" : undefined}
				placeholder={label}
				enterKeyHint="search"
				{...rest}
				value={text}
				onChange={(event) => setText(event.currentTarget.value)}
			/>
			{text === "" && slash && (
				<Hint aria-hidden="true">
					<Kbd keys="/" />
				</Hint>
			)}
			{text !== "" && !rest.disabled && (
				<Clear
					type="button"
					aria-label="Clear search"
					onClick={() => {
						setText("");
						box.current?.focus();
					}}
				>
					<Icon name="close" />
				</Clear>
			)}
		</Root>
	);
}
