import { useEffect, useRef, useState } from "react";

type CopyState = "ready" | "copied" | "failed";

/** Copies a text to the clipboard and returns for two seconds whether that succeeded. */
export function useCopy() {
	const [state, setState] = useState<CopyState>("ready");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	async function copy(text: string) {
		const next = await write(text);
		setState(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setState("ready"), 2000);
	}
	return { state, copy };
}

/** The clipboard is missing on pages without HTTPS and may be refused. */
async function write(text: string): Promise<CopyState> {
	try {
		await navigator.clipboard.writeText(text);
		return "copied";
	} catch {
		return "failed";
	}
}
