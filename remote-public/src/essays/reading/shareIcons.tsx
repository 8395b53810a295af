import type { ReactNode } from "react";

/** The marks of the places where an essay can be shared, by their id in the site configuration. */
export const shareIcons: Record<string, ReactNode> = {
	x: <path d="M4 4h4.2L20 20h-4.2L4 4Zm.4 16 6.4-7.1M13 10.6 19.2 4" />,
	linkedin: (
		<>
			<path d="M8.5 20V10M8.5 15.5c0-3.5 2-5.5 4.7-5.5 2.8 0 4.3 1.7 4.3 4.8V20M4 10v10" />
			<circle cx="4" cy="5.5" r=".9" fill="currentColor" />
		</>
	),
	facebook: <path d="M14.5 21v-8h3l.5-3.5h-3.5v-2c0-1.2.6-2 2-2H18v-3h-2.5c-2.7 0-4.5 1.7-4.5 4.5v2.5H8V13h3v8" />,
};
