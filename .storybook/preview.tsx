import { accentCss, accents, fontUrls, themeCss } from "@site/shared-ui/theme";
import type { ArgTypesEnhancer, Decorator, Preview } from "storybook-react-rsbuild";
import { ComponentPage } from "./ComponentPage.tsx";
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
.sbdocs-content > div:has(> div > .docblock-argstable) { overflow-x: auto; }
.sbdocs-content h2, .sbdocs-content h3 { font-family: var(--font-serif); font-weight: 500; letter-spacing: var(--tracking-heading); border: 0; }
`;

const style = document.createElement("style");
style.textContent = themeCss(fontUrls) + docsCss;
const accentStyle = document.createElement("style");
document.head.append(style, accentStyle);

/** Names types that the docs would call "union" or "unknown": their values, their source, or "array". */
const nameTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
	Object.fromEntries(
		Object.entries(argTypes).map(([name, arg]) => {
			const { type, table } = arg;
			const summary = type?.name === "enum" ? type.value.join(" | ") : type?.name === "union" ? type.raw : undefined;
			const array = table?.type?.summary === "unknown" && Array.isArray(initialArgs[name]) ? "array" : undefined;
			const named = summary ?? array;
			return [name, named ? { ...arg, table: { ...table, type: { summary: named } } } : arg];
		}),
	);

/** Sets the toolbar's theme and accent before the story renders. */
const withTheme: Decorator = (Story, { globals: { theme, accent } }) => {
	document.documentElement.dataset.theme = theme;
	accentStyle.textContent = accentCss(accent);
	return <Story />;
};

// Set the theme before the first story renders, so that a dark docs page does not flash.
const initialGlobals = new URLSearchParams(location.search).get("globals") ?? "";
document.documentElement.dataset.theme = initialGlobals.includes("theme:dark") ? "dark" : "light";

const preview: Preview = {
	argTypesEnhancers: [nameTypes],
	decorators: [withRouter, withTheme],
	globalTypes: {
		theme: {
			description: "Light or dark theme",
			toolbar: {
				dynamicTitle: true,
				items: [
					{ value: "light", title: "Light theme", icon: "sun" },
					{ value: "dark", title: "Dark theme", icon: "moon" },
				],
			},
		},
		accent: {
			description: "Accent of the site",
			toolbar: {
				dynamicTitle: true,
				items: Object.keys(accents).map((value) => ({ value, title: `Accent: ${value}`, icon: "paintbrush" })),
			},
		},
	},
	initialGlobals: { theme: "light", accent: "tea" },
	parameters: {
		a11y: { test: "error", options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] } },
		backgrounds: { disable: true },
		controls: { expanded: true, sort: "requiredFirst" },
		docs: { container: DocsPage, page: ComponentPage, toc: { headingSelector: "h2, h3", title: "On this page" } },
		options: {
			storySort: {
				method: "alphabetical",
				order: ["Welcome", "Foundations", "Components", "Public parts", ["Pages"], "Admin parts", ["Pages"], "Remotes"],
			},
		},
		viewport: { options: viewports },
	},
	tags: ["autodocs"],
};

export default preview;
