import { fontUrls, themeCss } from "@site/shared-ui/theme";

// The entry of `npm run dev`, where no server adds the style sheet to the page.
const style = document.createElement("style");
style.textContent = themeCss(fontUrls);
document.head.append(style);
void import("./main.tsx");
