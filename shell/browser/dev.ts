import { fontUrls, themeCss } from "@site/shared-ui/theme";

/*
 * The entry of `npm run dev`: the page is rendered in the browser, so the style sheet is added here instead
 * of by the server.
 */
const style = document.createElement("style");
style.textContent = themeCss(fontUrls);
document.head.append(style);
void import("./main.tsx");
