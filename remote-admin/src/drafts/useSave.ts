import { useFetcher } from "@site/shared-ui/router";
import { useEffect, useEffectEvent, useRef } from "react";
import type { FormValues } from "./FormValues.ts";
import type { SaveAnswer, SaveRequest } from "./SaveAnswer.ts";

/** Sends one save at a time to the action of the form's route: a second press while one is under way does nothing. */
export function useSave<Values extends FormValues>(onAnswer: (answer: SaveAnswer<Values>, request: SaveRequest<Values>) => void) {
	const fetcher = useFetcher<SaveAnswer<Values>>();
	const running = useRef<SaveRequest<Values> | null>(null);
	const seen = useRef(fetcher.data);
	const handleAnswer = useEffectEvent(onAnswer);

	useEffect(() => {
		const request = running.current;
		const answer = fetcher.data;
		if (!request || !answer || answer === seen.current) return;
		seen.current = answer;
		running.current = null;
		handleAnswer(answer, request);
	}, [fetcher.data]);

	/** False when another save is still under way. */
	return (request: SaveRequest<Values>): boolean => {
		if (running.current) return false;
		running.current = request;
		void fetcher.submit(JSON.stringify(request), { method: "post", encType: "application/json" });
		return true;
	};
}
