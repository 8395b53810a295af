/** Hours in which the site promises an answer. */
export const promisedHours = 24;

/** How long somebody has been waiting: in words, and how far the promise is gone. A clock that is behind counts as no time. */
export function waitingSince(since: Date, now: number) {
	const minutes = Math.max(0, Math.floor((now - since.getTime()) / 60_000));
	const hours = Math.floor(minutes / 60);
	return {
		hours,
		text: `Waiting ${inWords(minutes)}`,
		urgency: hours < promisedHours / 2 ? "fresh" : hours < promisedHours ? "soon" : "over",
	} as const;
}

/** What is left of the promise, as a sentence. */
export function promiseLeft(since: Date, now: number): string {
	const left = promisedHours * 60 - Math.max(0, Math.floor((now - since.getTime()) / 60_000));
	return left > 0
		? `${inWords(left)} left of the ${promisedHours} h that the site promises.`
		: `The ${promisedHours} h that the site promises are over since ${inWords(-left)}.`;
}

function inWords(minutes: number): string {
	if (minutes < 1) return "under 1 min";
	if (minutes < 60) return `${minutes} min`;
	const hours = Math.floor(minutes / 60);
	if (hours < 24) return `${hours} h`;
	const rest = hours % 24;
	return `${Math.floor(hours / 24)} d${rest ? ` ${rest} h` : ""}`;
}
