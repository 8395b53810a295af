import { buildSite } from "./build/buildSite.ts";

const start = performance.now();
const times = await buildSite((app) => console.log(`Building ${app} …`));
for (const [app, time] of Object.entries(times))
	console.log(`${app.padEnd(14)} ${time ? `${(time / 1000).toFixed(1)} s` : "up to date"}`);
console.log(`${"together".padEnd(14)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
