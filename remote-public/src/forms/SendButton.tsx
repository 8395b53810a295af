import { Button } from "@site/shared-ui";
import { useEffect, useRef } from "react";

/** Submits the form. A disabled button loses the focus, so it is focused again after sending. */
export function SendButton({ busy, children }: { busy: boolean; children: string }) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		const element = button.current;
		if (!busy) return;
		return () => {
			if (document.activeElement === document.body) element?.focus({ preventScroll: true });
		};
	}, [busy]);
	return (
		<Button ref={button} type="submit" variant="primary" busy={busy}>
			{children}
		</Button>
	);
}
