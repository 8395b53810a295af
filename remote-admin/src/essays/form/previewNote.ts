import { formatDay } from "@site/shared-data/dates";
import { isDay, parseReadingTime } from "@site/shared-data/rules";
import type { EssayValues } from "./essayValues.ts";

/** The line below the title as visitors see it. */
export const previewNote = ({ date, readingTime }: EssayValues): string =>
	[isDay(date) && formatDay(date), `${parseReadingTime(readingTime)} min read`].filter(Boolean).join(" · ");
