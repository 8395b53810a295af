import { fontUrls, themeCss } from "@site/shared-ui/theme";

/*
 * The entry of `npm run dev`: the page is rendered in the browser, so the style sheet that the server would
 * have written into it is added here.
 */
const style = document.createElement("style");
style.textContent = themeCss(fontUrls);
document.head.append(style);
void import("./main.tsx");
