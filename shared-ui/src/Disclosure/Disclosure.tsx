import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Floating, Root } from "./Disclosure.styles.ts";

interface DisclosureProps {
	/** Renders the button; spread what it is given. */
	button: (props: { type: "button"; "aria-expanded": boolean; "aria-controls": string; onClick: () => void }) => ReactNode;
	/** inline: opens in the flow; floating: over what is below, closed by Escape or a click elsewhere. */
	variant?: "inline" | "floating";
	defaultOpen?: boolean;
	className?: string;
	children: ReactNode;
}

/** A button that shows and hides a panel; small enough for a first load. See also Menu and Popover. */
export function Disclosure({ button, variant = "inline", defaultOpen = false, className, children }: DisclosureProps) {
	const [open, setOpen] = useState(defaultOpen);
	const id = useId();
	const root = useRef<HTMLDivElement>(null);
	const floating = variant === "floating";

	useEffect(() => {
		if (!open || !floating) return;
		const handleElsewhere = (event: Event) => {
			if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
		};
		document.addEventListener("pointerdown", handleElsewhere);
		document.addEventListener("focusin", handleElsewhere);
		return () => {
			document.removeEventListener("pointerdown", handleElsewhere);
			document.removeEventListener("focusin", handleElsewhere);
		};
	}, [open, floating]);

	const handleKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Escape" || !open || !floating) return;
		event.stopPropagation();
		setOpen(false);
		root.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
	};

	const Panel = floating ? Floating : "div";
	return (
		// oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens to Escape from inside.
		<Root ref={root} className={className} onKeyDown={handleKeyDown}>
			{button({ type: "button", "aria-expanded": open, "aria-controls": id, onClick: () => setOpen(!open) })}
			<Panel id={id} hidden={!open}>
				{children}
			</Panel>
		</Root>
	);
}
