import { fontUrls, themeCss } from "@site/shared-ui/theme";
import type { Preview } from "storybook-react-rsbuild";
import { withRouter } from "./withRouter.tsx";
import { withTheme } from "./withTheme.tsx";

const style = document.createElement("style");
style.textContent = themeCss(fontUrls);
document.head.append(style);

const preview: Preview = {
	decorators: [withRouter, withTheme],
	parameters: {
		a11y: { test: "error" },
		backgrounds: { disable: true },
	},
	tags: ["autodocs"],
};

export default preview;
