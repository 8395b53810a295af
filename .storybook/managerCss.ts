import { light } from "../shared-ui/src/theme/tokens.ts";
import mark from "../shell/public/favicon.svg";

/** What Storybook's theme cannot say: the mark beside the name, the name in the serif, and one colour for all marks of the side bar. */
export const managerCss = `
body { font-synthesis: none; word-spacing: 0.03em; }
.sidebar-header a[target] {
	display: flex; align-items: center; gap: 10px; padding-left: 0;
	font: 600 18px/1.1 "Brygada 1918", "Brygada fallback", Georgia, serif; letter-spacing: -0.012em;
}
.sidebar-header a[target]::before { content: ""; width: 26px; height: 26px; background: url("${mark.replaceAll('"', "%22")}") center / contain no-repeat; }
.sidebar-item:not([data-selected="true"]) svg[type] { color: ${light.control}; }
`;
