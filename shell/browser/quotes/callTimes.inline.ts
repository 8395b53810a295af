/*
 * The script at the end of a quote, the only one of that page: adds the visitor's own time to each time for a
 * call, if the visitor's clock shows another one.
 */
for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-own-time]")) {
	const moment = new Date(time.dateTime);
	const { lang } = time.closest<HTMLElement>("[lang]") ?? document.documentElement;
	const own = moment.toLocaleString(lang, { weekday: "long", hour: "2-digit", minute: "2-digit", timeZoneName: "short" });
	// The zone's name ends both texts.
	if (!time.textContent.endsWith(own.slice(own.lastIndexOf(" ")))) time.append(` (${time.dataset.ownTime}: ${own})`);
}
