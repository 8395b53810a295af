import { useEffect, useState } from "react";

export const responseTargetHours = 24;

export function elapsedSince(since: Date, now: number) {
	const minutes = elapsedMinutes(since, now);
	const hours = Math.floor(minutes / 60);
	return {
		hours,
		text: `Waiting ${formatDuration(minutes)}`,
		urgency: hours < responseTargetHours / 2 ? "fresh" : hours < responseTargetHours ? "soon" : "over",
	} as const;
}

export function describeTimeLeft(since: Date, now: number): string {
	const minutesLeft = responseTargetHours * 60 - elapsedMinutes(since, now);
	return minutesLeft > 0
		? `${formatDuration(minutesLeft)} left of the ${responseTargetHours} h that the site promises.`
		: `The ${responseTargetHours} h that the site promises are over since ${formatDuration(-minutesLeft)}.`;
}

const elapsedMinutes = (since: Date, now: number) => Math.max(0, Math.floor((now - since.getTime()) / 60_000));

export function formatDuration(minutes: number): string {
	if (minutes < 1) return "under 1 min";
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	if (hours < 24) return `${hours} h`;
	const rest = hours % 24;
	return `${Math.floor(hours / 24)} d${rest ? ` ${rest} h` : ""}`;
}

/** The current time in milliseconds, updated every minute; `loaded` is the time of the loader. */
export function useNow(loaded: number): number {
	const [now, setNow] = useState(loaded);
	useEffect(() => {
		const timer = setInterval(() => setNow(Date.now()), 60_000);
		return () => clearInterval(timer);
	}, []);
	return Math.max(now, loaded);
}
