import { addons } from "storybook/manager-api";
import { fontFaces } from "../shared-ui/src/theme/fontFaces.ts";
import { fontUrls } from "../shared-ui/src/theme/fonts.ts";
import { managerCss } from "./managerCss.ts";
import { storybookTheme } from "./storybookTheme.ts";

const style = document.createElement("style");
style.textContent = fontFaces(fontUrls) + managerCss;
document.head.append(style);

dress("light");

// One switch dresses everything: the toolbar's theme is also the manager's.
addons.register("site/theme", (api) => {
	const follow = ({ globals }: { globals: { theme?: string } }) => dress(globals.theme === "dark" ? "dark" : "light");
	api.on("setGlobals", follow);
	api.on("globalsUpdated", follow);
});

function dress(theme: "light" | "dark") {
	document.documentElement.style.colorScheme = theme;
	addons.setConfig({
		theme: storybookTheme[theme],
		sidebar: { showRoots: true },
		// Pages of the catalogue itself have no controls to show.
		layoutCustomisations: {
			showPanel: ({ storyId }, shown) => (/^(?:welcome|foundations)-/.test(storyId ?? "") ? false : shown),
		},
	});
}
