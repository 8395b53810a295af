import { addons } from "storybook/manager-api";
import { withoutOtherNames } from "../shared-ui/src/catalogue/otherNames.ts";
import { fontFaces } from "../shared-ui/src/theme/fonts/fontFaces.ts";
import { fontUrls } from "../shared-ui/src/theme/fonts/fonts.ts";
import { light } from "../shared-ui/src/theme/tokens.ts";
import mark from "../shell/public/favicon.svg";
import { storybookTheme } from "./storybookTheme.ts";

/**
 * Parts that Storybook's theme cannot express: the mark, the serif name, and one colour for sidebar icons.
 */
const managerCss = `
body { font-synthesis: none; word-spacing: 0.03em; }
.sidebar-header a[target] {
	display: flex; align-items: center; gap: 10px; padding-left: 0;
	font: 600 18px/1.1 "Brygada 1918", "Brygada fallback", Georgia, serif; letter-spacing: -0.012em;
}
.sidebar-header a[target]::before { content: ""; width: 26px; height: 26px; background: url("${mark.replaceAll('"', "%22")}") center / contain no-repeat; }
.sidebar-item:not([data-selected="true"]) svg[type] { color: ${light.control}; }
`;

const style = document.createElement("style");
style.textContent = fontFaces(fontUrls) + managerCss;
document.head.append(style);

applyTheme("light");

// The toolbar's theme is also the manager's.
addons.register("site/theme", (api) => {
	const follow = ({ globals }: { globals: { theme?: string } }) => applyTheme(globals.theme === "dark" ? "dark" : "light");
	api.on("setGlobals", follow);
	api.on("globalsUpdated", follow);
});

function applyTheme(theme: "light" | "dark") {
	document.documentElement.style.colorScheme = theme;
	addons.setConfig({
		theme: storybookTheme[theme],
		// Search finds the words after a name, such as "Dialog (modal)"; the tree shows the name only.
		sidebar: { showRoots: true, renderLabel: ({ name }) => withoutOtherNames(name) },
		// Pages of the catalogue itself have no controls.
		layoutCustomisations: {
			showPanel: ({ storyId }, shown) => (/^(?:welcome|foundations)-/.test(storyId ?? "") ? false : shown),
		},
	});
}
