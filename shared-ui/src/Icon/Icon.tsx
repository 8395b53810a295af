import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";

type IconProps = Omit<ComponentProps<"svg">, "name"> & {
	/** One of the shared icons. Without it pass strokes on a 24 grid (or another `viewBox`) as children. */
	name?: IconName;
};

/** A decorative line icon of the size of the text around it. Its control has the accessible name. */
export function Icon({ name, children, ...rest }: IconProps) {
	return (
		<Root viewBox="0 0 24 24" aria-hidden="true" {...rest}>
			{name ? paths[name] : children}
		</Root>
	);
}

const Root = styled.svg`
	width: 1.125em;
	height: 1.125em;
	flex: none;
	fill: none;
	stroke: currentColor;
	stroke-width: 1.6;
	stroke-linecap: round;
	stroke-linejoin: round;
`;

/** The shared icons as strokes on a 24 grid. An icon of only one remote is passed to Icon as children. */
export const paths = {
	"arrow-left": <path d="M19.5 12h-15M10.5 6l-6 6 6 6" />,
	"arrow-right": <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
	check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
	"chevron-down": <path d="m6 9.5 6 6 6-6" />,
	close: <path d="m6 6 12 12M18 6 6 18" />,
	external: <path d="M7 17 17 7M8.5 7H17v8.5" />,
	info: (
		<>
			<circle cx="12" cy="12" r="8.5" />
			<path d="M12 11v5.5M12 7.8V8" />
		</>
	),
	menu: <path d="M4 8.5h16M4 15.5h16" />,
	moon: <path d="M20 14.2A8 8 0 0 1 9.8 4a8 8 0 1 0 10.2 10.2Z" />,
	retry: <path d="M19.5 12A7.5 7.5 0 1 1 17 6.4L19.5 9M19.5 4v5h-5" />,
	sun: (
		<>
			<circle cx="12" cy="12" r="4" />
			<path d="M12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1" />
		</>
	),
	warning: <path d="M12 4 2.8 19.5h18.400L12 4ZM12 10v4.5M12 17v.2" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof paths;
