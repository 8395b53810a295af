import { DecoratorHelpers } from "@storybook/addon-themes";
import type { Decorator } from "storybook-react-rsbuild";

const { initializeThemeState, pluckThemeFromContext } = DecoratorHelpers;

initializeThemeState(["light", "dark"], "light");

/** Sets the theme chosen in the toolbar before the story renders. The addon's own decorator waits for the end of the story's animations. */
export const withTheme: Decorator = (Story, context) => {
	document.documentElement.dataset.theme = pluckThemeFromContext(context) || "light";
	return <Story />;
};
