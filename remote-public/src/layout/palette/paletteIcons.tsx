import type { PageId } from "@site/shared-data";
import type { ReactNode } from "react";

export const paletteIcons: Record<PageId, ReactNode> = {
	home: <path d="m4 11 8-6.5 8 6.5v8a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19v-8ZM9.5 20.5v-6h5v6" />,
	projects: (
		<>
			<rect x="4" y="4" width="6.5" height="6.5" rx="1.5" />
			<rect x="13.5" y="4" width="6.5" height="6.5" rx="1.5" />
			<rect x="4" y="13.5" width="6.5" height="6.5" rx="1.5" />
			<rect x="13.5" y="13.5" width="6.5" height="6.5" rx="1.5" />
		</>
	),
	essays: <path d="M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2ZM12 6.5v13" />,
	store: <path d="M5.5 8h13l1 12.5h-15L5.5 8ZM8.5 8V7a3.5 3.5 0 0 1 7 0v1" />,
	contact: (
		<>
			<rect x="3.5" y="5.5" width="17" height="13" rx="2.5" />
			<path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
		</>
	),
	hire: <path d="M4 8.5h16v11H4v-11ZM9 8.5V6.5A1.5 1.5 0 0 1 10.5 5h3A1.5 1.5 0 0 1 15 6.5v2M4 13.5h16M12 12.5v2" />,
};
