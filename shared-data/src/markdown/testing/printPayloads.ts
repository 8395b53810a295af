import { renderForTest } from "./renderForTest.ts";
import { xssPayloads } from "./xssPayloads.ts";

/** Prints the rendered corpus as JSON, for the browser test that loads it into a real page. */
const rendered: { markdown: string; html: string }[] = [];
for (const markdown of xssPayloads) rendered.push({ markdown, html: (await renderForTest(markdown)).html });
process.stdout.write(JSON.stringify(rendered));
