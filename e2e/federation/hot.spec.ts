import { writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { startSite } from "../fixtures/startSite.ts";
import { expect } from "../fixtures/test.ts";
import { DevServer } from "./DevServer.ts";
import { GuestFolder } from "./GuestFolder.ts";
import { expectNewDocument, expectSameDocument, markDocument } from "./pages.ts";
import { test as base } from "./test.ts";

/*
 * An external remote is developed inside a deployed site: `npm run dev` in its folder, and the tab of an
 * admin loads it from there.
 */

const test = base.extend<object, { dev: DevServer }>({
	site: [
		async ({ deployment }, use) => {
			// The start builds the development shell.
			const site = await startSite({ SITE_DIST: deployment.dist, REMOTE_OVERRIDES: "on" });
			await use(site);
			await site.stop();
		},
		{ scope: "worker", timeout: 240_000 },
	],
	dev: [
		async ({}, use) => {
			const garden = await GuestFolder.create();
			await writeFile(join(garden.path, screen), sourceOfScreen);
			const dev = await DevServer.start(garden.path);
			await use(dev);
			dev.stop();
			await garden.remove();
		},
		{ scope: "worker", timeout: 240_000 },
	],
	storageState: async ({ adminStorage }, use) => use(adminStorage),
});

// The tests change one folder in turn.
test.describe.configure({ mode: "default" });

const screen = "src/GardenScreen.tsx";

/** A page with a field, a state and a place to scroll to. */
const sourceOfScreen = `import { useLoaderData } from "@site/shared-ui/router";
import { useState } from "react";
import { styled } from "styled-components";
import type { gardenLoader } from "./gardenLoaders.ts";
import { Page } from "./Page.ts";

export { GardenScreen as Component };

function GardenScreen() {
	const { gardener } = useLoaderData<typeof gardenLoader>();
	const [count, setCount] = useState(0);
	return (
		<Page>
			<h1>{gardener} in the garden</h1>
			<label>
				Note <input name="note" />
			</label>
			<button type="button" onClick={() => setCount(count + 1)}>
				Watered {count} times
			</button>
			<Tall>It is spring.</Tall>
		</Page>
	);
}

const Tall = styled.p\`
	margin: 60vh 0 120vh;
\`;
`;

const limitMs = 1_000;

/** The server's document is the page for missing paths. */
const notPublished = /status of 404|preloaded using link preload/;

/** Opens the page in the deployed site, fills the field, counts twice and scrolls. */
async function openGarden(page: Page, dev: DevServer) {
	await page.goto(`/garden?remote=garden@${dev.url}`);
	await page.getByLabel("Note").fill("half a sentence");
	await page.getByRole("button", { name: "Watered" }).click({ clickCount: 2 });
	await page.evaluate(() => scrollTo(0, 300));
	await markDocument(page);
	await expectKept(page);
}

async function expectKept(page: Page) {
	await expect(page.getByRole("button", { name: "Watered 2 times" })).toBeVisible();
	await expect(page.getByLabel("Note")).toHaveValue("half a sentence");
	expect(await page.evaluate(() => scrollY)).toBe(300);
	await expectSameDocument(page);
}

/** Resolves with the time at which the page shows a text. Call it before the change; it waits ten seconds. */
const shownAt = (page: Page, text: string) =>
	page.evaluate(
		(expected) =>
			new Promise<number>((resolve, reject) => {
				setTimeout(() => reject(new Error(`The page does not show: ${expected}`)), 10_000);
				const observer = new MutationObserver(() => {
					if (!document.body.innerText.includes(expected)) return;
					observer.disconnect();
					resolve(Date.now());
				});
				observer.observe(document.body, { childList: true, characterData: true, subtree: true });
			}),
		text,
	);

const overlay = (page: Page) => page.frameLocator("#rspack-dev-server-client-overlay").locator("body");

test("a changed component appears within a second and keeps state, form text and scroll, without a reload (nx#36393, core#4686, examples#4405)", async ({
	page,
	dev,
	allowConsole,
}) => {
	await openGarden(page, dev);
	const seasons = ["spring", "summer", "autumn", "winter"];
	for (const [at, season] of seasons.slice(1).entries()) {
		const shown = shownAt(page, `It is ${season}.`);
		const written = await dev.change(screen, `It is ${seasons[at]}.`, `It is ${season}.`);
		const duration = (await shown) - written;
		test.info().annotations.push({ type: "from the file to the page", description: `${duration} ms` });
		expect(duration).toBeLessThanOrEqual(limitMs);
		await expectKept(page);
	}
	allowConsole(notPublished);
});

test("a changed loader is run again, and the page keeps its state", async ({ page, dev, allowConsole }) => {
	await openGarden(page, dev);
	const shown = shownAt(page, "Nobody in the garden");
	const written = await dev.change("src/gardenLoaders.ts", 'profile?.name ?? "somebody"', '"Nobody"');
	expect((await shown) - written).toBeLessThanOrEqual(limitMs);
	await expectKept(page);
	await dev.change("src/gardenLoaders.ts", '"Nobody"', 'profile?.name ?? "somebody"');
	await expect(page.getByRole("heading", { level: 1, name: "Raka" })).toBeVisible();
	await expectKept(page);
	allowConsole(notPublished);
});

test("an error of the build shows its place, and the next good save removes it", async ({ page, dev, allowConsole }) => {
	await openGarden(page, dev);
	await dev.change(screen, "</Page>", "</Pag>");
	await expect(overlay(page)).toContainText(/in \.\/src\/GardenScreen\.tsx[^]*\[22:\d+\]/);
	await dev.change(screen, "</Pag>", "</Page>");
	await expect(page.locator("#rspack-dev-server-client-overlay")).toHaveCount(0);
	await expectKept(page);
	allowConsole(notPublished);
	allowConsole(/Errors while compiling|ERROR/);
});

test("an error while rendering shows its place in the source, and the next good save removes it", async ({
	page,
	dev,
	allowConsole,
}) => {
	await openGarden(page, dev);
	await dev.change(screen, "\treturn (", '\tif (count >= 0) throw new Error("no rain");\n\treturn (');
	await expect(overlay(page)).toContainText("no rain");
	await expect(overlay(page)).toContainText("src/GardenScreen.tsx:12");
	await dev.change(screen, '\tif (count >= 0) throw new Error("no rain");\n', "");
	await expect(page.getByLabel("Note")).toBeVisible();
	await expect(page.locator("#rspack-dev-server-client-overlay")).toHaveCount(0);
	await expectSameDocument(page);
	allowConsole(notPublished);
	allowConsole(/no rain/);
});

test("without a development shell the tab says so, and a change reloads it", async ({ page, dev, deployment, allowConsole }) => {
	await deployment.hide(`shell/${deployment.shellVersion}-development`);
	await openGarden(page, dev);
	await expect(page.getByText("this site has no development build of its shell")).toBeVisible();
	await dev.change(screen, "It is", "Now it is");
	await expect(page.getByText("Now it is")).toBeVisible();
	await expectNewDocument(page);
	await dev.change(screen, "Now it is", "It is");
	allowConsole(notPublished);
});

test("the development server tells pages of every site about changes", async ({ dev }) => {
	const headers = {
		connection: "upgrade",
		upgrade: "websocket",
		origin: "https://example.com",
		"sec-websocket-key": "c2l4dGVlbiBieXRlcyEhIQ==",
		"sec-websocket-version": "13",
	};
	const first = await new Promise<string>((resolve, reject) => {
		const request = get(`${dev.url}/ws`, { headers });
		request.on("error", reject);
		request.on("upgrade", (_, socket, head) => {
			socket.unshift(head);
			let text = "";
			socket.on("data", (data) => {
				text += String(data);
				const [message] = /"hot"|Invalid[^"]*/.exec(text) ?? [];
				if (message) resolve(socket.end() && message);
			});
		});
	});
	expect(first).toBe('"hot"');
});
