import type { Revision } from "@site/shared-data";
import { useEffect, useEffectEvent, useState } from "react";
import type { Result } from "../../results/Result.ts";

export interface HistorySource<Values> {
	list: () => Promise<Result<Revision[]>>;
	/** The values of a version; null if it is no longer kept. */
	read: (number: number) => Promise<Result<Values | null>>;
}

/** The list of versions and the chosen one; the one before the stored text is chosen first. */
export function useHistory<Values>({ list, read }: HistorySource<Values>) {
	const [listed, setListed] = useState<Result<Revision[]> | null>(null);
	const [chosen, setChosen] = useState<{ number: number; result: Result<Values | null> | null } | null>(null);
	const [isBusy, setIsBusy] = useState(true);

	async function choose(number: number) {
		// A retry keeps its error, whose button has the focus.
		setChosen((now) => (now?.number === number ? now : { number, result: null }));
		setIsBusy(true);
		const result = await read(number);
		setChosen((now) => (now?.number === number ? { number, result } : now));
		setIsBusy(false);
	}

	async function receive(result: Result<Revision[]>) {
		setListed(result);
		setIsBusy(false);
		const [latest, before = latest] = result.status === "success" ? result.data : [];
		if (before) await choose(before.number);
	}

	const listFirst = useEffectEvent(list);
	const receiveFirst = useEffectEvent(receive);
	useEffect(() => void listFirst().then(receiveFirst), []);
	return {
		listed,
		chosen,
		isBusy,
		choose,
		retry() {
			setIsBusy(true);
			void list().then(receive);
		},
	};
}
