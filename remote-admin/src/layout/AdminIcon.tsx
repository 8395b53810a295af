import { Icon } from "@site/shared-ui";
import type { ReactNode } from "react";

/** An icon of the admin area, by its name or as strokes on a 20 grid; hidden from assistive technology. */
export const AdminIcon = ({ name, children }: { name?: keyof typeof paths; children?: ReactNode }) => (
	<Icon viewBox="0 0 20 20" strokeWidth={1.5}>
		{name ? paths[name] : children}
	</Icon>
);

const paths = {
	dashboard: <path d="M3.5 4.5h5v5h-5zM11.5 4.5h5v3h-5zM11.5 10.5h5v5h-5zM3.5 12.5h5v3h-5z" />,
	visits: <path d="M3.5 16.5h13M5.5 16.500v-5M10 16.500v-12M14.5 16.500v-8" />,
	projects: <path d="M3.5 6.5h13v9h-13zM5.5 3.8h9" />,
	essays: <path d="M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3" />,
	jobs: <path d="M3.5 6.5h13v9h-13zM7.5 6.5v-2h5v2M3.5 10.5h13" />,
	services: <path d="M3.5 10.500v-6h6l7 7-6 6ZM6.800 7.300h.010" />,
	contacts: <path d="M3.5 5h13v10.5h-13zM3.8 5.6l6.2 5 6.2-5" />,
	hireProjects: <path d="M3.5 11.5v5h13v-5M3.5 11.5h3.6l1.2 2h3.4l1.2-2h3.6M3.5 11.5l2-7h9l2 7" />,
	quotes: (
		<path d="M4.5 3.500h11v13l-1.900-1.200-1.800 1.200-1.800-1.200-1.800 1.200-1.800-1.200-1.900 1.200zM7.500 7.500h5M7.500 10.500h5" />
	),
	profile: <path d="M7 7.2a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M4 16.5c.6-3.2 3-4.6 6-4.6s5.4 1.4 6 4.6" />,
	system: <path d="M3.500 4.500h13v4h-13zM3.500 11.500h13v4h-13zM6 6.500h.01M6 13.500h.01M9 6.500h4.500M9 13.500h4.500" />,
	preview: <path d="M3.5 4.5h13v11h-13zM10 4.5v11" />,
	details: <path d="M3.5 4.5h13v11h-13zM13 4.5v11" />,
	image: <path d="M3.500 4.500h13v11h-13zM3.500 13l3.700-3.700 3.300 3.300 2-2 4 4M13 7.700v.1" />,
	out: <path d="M7 13 14.5 5.5M8.5 5.5h6v6" />,
	logout: <path d="M8.5 3.5h-5v13h5M7.5 10h9M13.5 7l3 3-3 3" />,
	plus: <path d="M10 4.5v11M4.5 10h11" />,
	edit: <path d="M4 16l.8-3.4 8.6-8.6 2.6 2.6-8.6 8.6ZM11.6 5.8l2.6 2.6" />,
	eye: <path d="M2.5 10S5.2 5 10 5s7.5 5 7.5 5-2.7 5-7.5 5-7.5-5-7.5-5ZM7.8 10a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0" />,
	eyeOff: (
		<path d="M4.2 7.7A12 12 0 0 0 2.5 10S5.2 15 10 15c1.2 0 2.3-.300 3.2-.800M7.4 5.5A7 7 0 0 1 10 5c4.8 0 7.5 5 7.5 5a12 12 0 0 1-2 2.5M3.5 3.5l13 13" />
	),
	right: <path d="M8 5.5l4.5 4.5L8 14.5" />,
	trash: <path d="M4 5.5h12M8 5.5v-2h4v2M5.5 5.500l.7 11h7.600l.7-11M8.6 8.500v5M11.4 8.500v5" />,
	reply: <path d="M8 5.5 3.5 9.5 8 13.500M3.5 9.500H12a4.5 4.5 0 0 1 4.5 4.500v1.5" />,
	up: <path d="M10 15.500V5M6 9l4-4 4 4" />,
	schedule: <path d="M3.5 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M10 6.300V10l2.600 1.600" />,
	history: <path d="M4.300 6.500A6.500 6.500 0 1 1 3.500 10M4 3.500v3.300h3.300M10 6.500V10l2.600 1.600" />,
	down: <path d="M10 4.500V15M6 11l4 4 4-4" />,
	download: <path d="M10 4v9M6.5 9.5 10 13l3.5-3.500M4 13.500v2.500h12v-2.5" />,
	grip: (
		<g fill="currentColor" stroke="none">
			<circle cx="7.5" cy="5" r="1.2" />
			<circle cx="7.5" cy="10" r="1.2" />
			<circle cx="7.5" cy="15" r="1.2" />
			<circle cx="12.5" cy="5" r="1.2" />
			<circle cx="12.5" cy="10" r="1.2" />
			<circle cx="12.5" cy="15" r="1.2" />
		</g>
	),
	copy: <path d="M7.5 7.500h9v9h-9zM12.5 7.500v-4h-9v9h4" />,
	more: (
		<g fill="currentColor" stroke="none">
			<circle cx="4.5" cy="10" r="1.4" />
			<circle cx="10" cy="10" r="1.4" />
			<circle cx="15.5" cy="10" r="1.4" />
		</g>
	),
	search: <path d="M4 9a5 5 0 1 0 10 0a5 5 0 1 0 -10 0M12.8 12.8l3.7 3.7" />,
	check: <path d="m4.5 10.5 3.5 3.5 7.5-8" />,
	home: <path d="M3.5 9.5 10 4l6.5 5.500V16h-4.800v-4H8.300v4H3.500z" />,
} satisfies Record<string, ReactNode>;
