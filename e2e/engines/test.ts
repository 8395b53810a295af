import { test as base } from "../federation/test.ts";
import { expect } from "../fixtures/test.ts";
import type { Engine } from "./Engine.ts";
import { engines } from "./engines.ts";
import { Tab } from "./Tab.ts";

export interface EngineOptions {
	engineName: keyof typeof engines;
}

interface Fixtures {
	allowedMessages: RegExp[];
	/** Opens a tab with its own storage; the test fails if its console has messages. */
	openTab: () => Promise<Tab>;
	tab: Tab;
}

/** Tests in one of the engines, on a site whose remotes may be replaced. */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine }>({
	engineName: ["chromium", { option: true, scope: "worker" }],
	engine: [
		async ({ engineName }, use) => {
			const engine = await engines[engineName]();
			await use(engine);
			await engine.close();
		},
		{ scope: "worker", timeout: 60_000 },
	],
	allowedMessages: async ({}, use) => use([]),
	allowConsole: async ({ allowedMessages }, use) => use((pattern) => void allowedMessages.push(pattern)),
	openTab: async ({ engine, site, allowedMessages }, use) => {
		const tabs: Tab[] = [];
		await use(async () => {
			const tab = new Tab(await engine.newPage(), site.url);
			tabs.push(tab);
			return tab;
		});
		for (const { page } of tabs) {
			const messages = await page.messages();
			await page.close();
			// WebKit's words for a fetch that leaving the document ends: an own origin has no access control.
			const isEnded = (text: string) => text.includes(`Fetch API cannot load ${site.url}`) && text.includes("access control");
			const unexpected = messages.filter((text) => !isEnded(text) && !allowedMessages.some((pattern) => pattern.test(text)));
			expect.soft(unexpected, "the console stays silent").toEqual([]);
		}
	},
	tab: async ({ openTab }, use) => use(await openTab()),
});

export { expect };
