import { switchThemeAtom } from "@site/shared-data";
import { Icon, IconButton } from "@site/shared-ui";
import { useSetAtom } from "jotai";
import { styled } from "styled-components";

/**
 * Chooses the other theme. Both marks are in the page and the style sheet shows one: the server does not know
 * the theme.
 */
export function ThemeToggle() {
	const switchTheme = useSetAtom(switchThemeAtom);
	return (
		<Root label="Switch theme" onClick={() => switchTheme()}>
			<Icon name="moon" data-shows="day" />
			<Icon name="sun" data-shows="night" />
		</Root>
	);
}

const Root = styled(IconButton)`
	[data-shows="day"] {
		display: var(--day-mark);
	}
	[data-shows="night"] {
		display: var(--night-mark);
	}
	@media (scripting: none) {
		display: none;
	}
`;
