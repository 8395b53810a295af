import { switchThemeAtom } from "@site/shared-data";
import { Icon, IconButton } from "@site/shared-ui";
import { useSetAtom } from "jotai";

/** Switches the theme; the shell stores the choice. CSS shows the icon of the theme. */
export function ThemeToggle() {
	const switchTheme = useSetAtom(switchThemeAtom);
	return (
		<IconButton label="Switch theme" onClick={switchTheme}>
			<Icon name="moon" style={{ display: "var(--day-mark)" }} />
			<Icon name="sun" style={{ display: "var(--night-mark)" }} />
		</IconButton>
	);
}
