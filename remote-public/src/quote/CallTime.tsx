import type { QuoteLanguage } from "@site/shared-data";
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
		{new Intl.DateTimeFormat(language === "id" ? "id-ID" : "en-GB", {
			weekday: "long",
			day: "numeric",
			month: "long",
			hour: "2-digit",
			minute: "2-digit",
			timeZone,
			timeZoneName: "short",
		}).format(new Date(time))}
	</time>
);
