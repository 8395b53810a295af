import { useFetcher } from "@site/shared-ui/router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FormValues } from "../../form/Form.ts";
import type { SaveRequest, SaveResult } from "./SavedRecord.ts";

/**
 * Sends one save at a time to the action of the form's route; a second save meanwhile is ignored.
 */
export function useSave<Values extends FormValues>(onResult: (result: SaveResult<Values>, request: SaveRequest<Values>) => void) {
	const fetcher = useFetcher<SaveResult<Values>>();
	const running = useRef<SaveRequest<Values> | null>(null);
	const seen = useRef(fetcher.data);
	const handleResult = useEffectEvent(onResult);

	useEffect(() => {
		const request = running.current;
		const result = fetcher.data;
		if (!request || !result || result === seen.current) return;
		seen.current = result;
		running.current = null;
		handleResult(result, request);
	}, [fetcher.data]);

	/** Returns false if another save is in flight. */
	return (request: SaveRequest<Values>): boolean => {
		if (running.current) return false;
		running.current = request;
		void fetcher.submit(JSON.stringify(request), { method: "post", encType: "application/json" });
		return true;
	};
}

/**
 * Cmd+S and Ctrl+S save, wherever the focus is, instead of the browser's "save page".
 */
export function useSaveKey(onSave: () => void): void {
	const handleKey = useEffectEvent((event: KeyboardEvent) => {
		const hasCommand = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
		if (!hasCommand || event.key.toLowerCase() !== "s") return;
		event.preventDefault();
		if (!event.repeat && !document.querySelector('[role="dialog"]')) onSave();
	});
	useEffect(() => {
		const listener = (event: KeyboardEvent) => handleKey(event);
		document.addEventListener("keydown", listener);
		return () => document.removeEventListener("keydown", listener);
	}, []);
}
