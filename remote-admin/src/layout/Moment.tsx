import { type Times, useTimes } from "./times.ts";

interface MomentProps {
	at: Date | number;
	/** The format. */
	as?: keyof Times;
}

/** A time in the site's time zone. */
export function Moment({ at, as = "dateTime" }: MomentProps) {
	const times = useTimes();
	return <time dateTime={new Date(at).toISOString()}>{times[as](at)}</time>;
}
