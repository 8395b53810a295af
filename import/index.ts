export { readExport } from "./readExport.ts";
export { replaceHtml } from "./replaceHtml.ts";
