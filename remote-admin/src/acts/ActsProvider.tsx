import { createToasts } from "@site/shared-ui/createToasts";
import { useFetcher } from "@site/shared-ui/router";
import { ToastRegion } from "@site/shared-ui/ToastRegion";
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Outcome } from "../outcome/Outcome.ts";
import { type Acts, ActsContext } from "./ActsContext.ts";

interface Errand {
	to: string;
	body: object;
	finish: (outcome: Outcome<never>) => void;
}

/** Runs the screens' acts one after the other, above the screens: leaving one neither loses an act nor what is said about it. */
export function ActsProvider({ children }: { children: ReactNode }) {
	const { submit, data } = useFetcher<Outcome<never>>();
	const [notices] = useState(createToasts);
	const queue = useRef<Errand[]>([]);

	const runNext = useCallback(() => {
		const [errand] = queue.current;
		if (errand) void submit(errand.body as never, { method: "post", action: errand.to, encType: "application/json" });
	}, [submit]);

	useEffect(() => {
		if (!data) return;
		queue.current.shift()?.finish(data);
		runNext();
	}, [data, runNext]);

	const acts = useMemo<Acts>(
		() => ({
			send: (to, body) =>
				new Promise((finish) => {
					queue.current.push({ to, body, finish });
					if (queue.current.length === 1) runNext();
				}),
			notices,
		}),
		[notices, runNext],
	);
	return (
		<ActsContext value={acts}>
			{children}
			<ToastRegion toasts={notices} />
		</ActsContext>
	);
}
