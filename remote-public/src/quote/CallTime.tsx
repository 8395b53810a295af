import type { QuoteLanguage } from "@site/shared-data";
import { formatCallTime } from "@site/shared-data/quotes";
import { quoteTexts } from "./quoteTexts.ts";

interface CallTimeProps {
	/** ISO 8601. */
	time: string;
	language: QuoteLanguage;
	timeZone: string;
}

/** A time in the site's zone. The page's script adds the same time in another zone of the visitor. */
export const CallTime = ({ time, language, timeZone }: CallTimeProps) => (
	<time dateTime={time} data-own-time={quoteTexts[language].yourTime}>
		{formatCallTime(time, language, timeZone)}
	</time>
);
