import type { JobRow } from "./rows.ts";

/** The work history of the sample, oldest first; the last one is current. */
export const jobs: JobRow[] = [
	{
		position: "Junior developer",
		company: "Balai Warta",
		company_logo: "/sample/logo-balai-warta.webp",
		location: "Bandung",
		start_date: "2015-09-01",
		end_date: "2017-07-31",
		description:
			"Kept the website of a local newspaper standing on election nights. Learned to measure first, and that a page is late when its reader has put the phone away.",
		is_current: false,
		display_order: 10,
	},
	{
		position: "Interface designer",
		company: "Sawah Studio",
		company_logo: "/sample/logo-sawah-studio.webp",
		location: "Yogyakarta",
		start_date: "2017-08-01",
		end_date: "2020-01-31",
		description:
			"Drew screens for cooperatives, clinics and one railway museum, and built the prototypes that were carried into the field. Started the studio’s habit of testing on the oldest phone in the room.",
		is_current: false,
		display_order: 20,
	},
	{
		position: "Frontend engineer",
		company: "Kopi Kilometer",
		company_logo: "/sample/logo-kopi-kilometer.webp",
		location: "Bandung",
		start_date: "2020-02-01",
		end_date: "2023-02-28",
		description:
			"Ordering and roasting schedules for a coffee chain that grew from four shops to thirty-one. Took the ordering page from 1.9 MB to 210 KB; orders from phones went up by a quarter.",
		is_current: false,
		display_order: 30,
	},
	{
		position: "Lead product engineer",
		company: "Tirta Systems",
		company_logo: "/sample/logo-tirta-systems.webp",
		location: "Bandung",
		start_date: "2023-03-01",
		end_date: null,
		description:
			"Leads a team of six that makes metering and billing for village water boards. Responsible for the design system, the apps that readers carry from house to house, and the rule that every screen works without a signal.",
		is_current: true,
		display_order: 40,
	},
];
