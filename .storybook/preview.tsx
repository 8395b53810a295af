import { fontUrls, themeCss } from "@site/shared-ui/theme";
import { withThemeByDataAttribute } from "@storybook/addon-themes";
import type { Preview } from "storybook-react-rsbuild";
import { withRouter } from "./withRouter.tsx";

const style = document.createElement("style");
style.textContent = themeCss(fontUrls);
document.head.append(style);

const preview: Preview = {
	decorators: [
		withRouter,
		withThemeByDataAttribute({ themes: { light: "light", dark: "dark" }, defaultTheme: "light", attributeName: "data-theme" }),
	],
	parameters: {
		a11y: { test: "error" },
		backgrounds: { disable: true },
	},
	tags: ["autodocs"],
};

export default preview;
