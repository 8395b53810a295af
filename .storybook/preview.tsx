import { fontUrls, themeCss } from "@site/shared-ui/theme";
import { DecoratorHelpers } from "@storybook/addon-themes";
import type { Decorator, Preview } from "storybook-react-rsbuild";
import { DocsPage } from "./DocsPage.tsx";
import { withRouter } from "./withRouter.tsx";

/** The widths at which every page is checked. */
const viewports = {
	smallest: viewport("Smallest phone, 320", 320, 640, "mobile"),
	phone: viewport("Phone, 390", 390, 844, "mobile"),
	tablet: viewport("Tablet, 768", 768, 1024, "tablet"),
	desktop: viewport("Desktop, 1440", 1440, 900, "desktop"),
};

function viewport(name: string, width: number, height: number, type: "mobile" | "tablet" | "desktop") {
	return { name, styles: { width: `${width}px`, height: `${height}px` }, type };
}

/** Storybook's docs pages in our type. */
const docsCss = `
.sbdocs { accent-color: var(--accent); }
.sbdocs .sbdocs-title { font: 500 2.375rem/1.18 var(--font-serif); letter-spacing: var(--tracking-title); }
.sbdocs .sbdocs-title ~ p, .sbdocs .sbdocs-p { max-width: var(--w-measure); font-size: var(--text-base); }
.sbdocs-content h2, .sbdocs-content h3 { font-family: var(--font-serif); font-weight: 500; letter-spacing: var(--tracking-heading); border: 0; }
`;

const { initializeThemeState, pluckThemeFromContext } = DecoratorHelpers;

initializeThemeState(["light", "dark"], "light");

/** Sets the toolbar's theme before the story renders; the addon's decorator would wait for its animations. */
const withTheme: Decorator = (Story, context) => {
	document.documentElement.dataset.theme = pluckThemeFromContext(context) || "light";
	return <Story />;
};

const style = document.createElement("style");
style.textContent = themeCss(fontUrls) + docsCss;
document.head.append(style);

// Set the theme before the first story renders, so that a dark docs page does not flash.
const initialGlobals = new URLSearchParams(location.search).get("globals") ?? "";
document.documentElement.dataset.theme = initialGlobals.includes("theme:dark") ? "dark" : "light";

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
					"Remotes",
				],
			},
		},
		viewport: { options: viewports },
	},
	tags: ["autodocs"],
};

export default preview;
