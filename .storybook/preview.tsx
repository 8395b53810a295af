import { fontUrls, themeCss } from "@site/shared-ui/theme";
import type { Preview } from "storybook-react-rsbuild";
import { DocsPage } from "./DocsPage.tsx";
import { docsCss } from "./docsCss.ts";
import { viewports } from "./viewports.ts";
import { withRouter } from "./withRouter.tsx";
import { withTheme } from "./withTheme.tsx";

const style = document.createElement("style");
style.textContent = themeCss(fontUrls) + docsCss;
document.head.append(style);

// Before the first story says so: a docs page by night does not flash.
const asked = new URLSearchParams(location.search).get("globals") ?? "";
document.documentElement.dataset.theme = asked.includes("theme:dark") ? "dark" : "light";

const preview: Preview = {
	decorators: [withRouter, withTheme],
	parameters: {
		a11y: { test: "error", options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } },
		backgrounds: { disable: true },
		controls: { expanded: true, sort: "requiredFirst" },
		docs: { container: DocsPage, toc: { headingSelector: "h2, h3", title: "On this page" } },
		options: {
			storySort: {
				order: [
					"Welcome",
					"Foundations",
					["Colour", "Contrast", "Type", "Space", "Shape", "Motion", "Layers"],
					"Components",
					"Public parts",
					["Pages"],
					"Admin parts",
					["Pages"],
				],
			},
		},
		viewport: { options: viewports },
	},
	tags: ["autodocs"],
};

export default preview;
