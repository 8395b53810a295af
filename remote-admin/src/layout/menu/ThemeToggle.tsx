import { switchThemeAtom } from "@site/shared-data";
import { Icon, IconButton } from "@site/shared-ui";
import { useSetAtom } from "jotai";
import { styled } from "styled-components";

/** Switches the theme; the shell stores the choice. CSS shows the icon of the theme. */
export function ThemeToggle({ className }: { className?: string }) {
	const switchTheme = useSetAtom(switchThemeAtom);
	return (
		<IconButton label="Switch theme" onClick={switchTheme} className={className}>
			<Day name="moon" />
			<Night name="sun" />
		</IconButton>
	);
}

const Day = styled(Icon)`
	display: var(--day-mark);
`;

const Night = styled(Icon)`
	display: var(--night-mark);
`;
