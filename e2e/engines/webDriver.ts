import { expect } from "@playwright/test";
import type { EnginePage } from "./Engine.ts";

type Body = Record<string, unknown>;

type Session = Omit<EnginePage, "press" | "messages">;

/** The key of every element reference: https://www.w3.org/TR/webdriver2/#elements. */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/**
 * A W3C WebDriver session with one page: six requests need no client library. Waits for the driver.
 */
export async function webDriver(driver: string): Promise<Session> {
	const isReady = () => fetch(`${driver}/status`).then(({ ok }) => ok);
	await expect.poll(() => isReady().catch(() => false)).toBe(true);
	const session = await ask("POST", "/session", { capabilities: { alwaysMatch: {} } });
	const { sessionId } = session as { sessionId: string };
	const inSession = (method: string, path: string, body?: Body) => ask(method, `/session/${sessionId}${path}`, body);

	async function ask(method: string, path: string, body?: Body): Promise<unknown> {
		const answer = await fetch(driver + path, { method, ...(body && { body: JSON.stringify(body) }) });
		const { value } = (await answer.json()) as { value: Body };
		if (!answer.ok) throw new Error(`${method} ${path}: ${value.error} ${value.message}`);
		return value;
	}

	const evaluate = (expression: string) => inSession("POST", "/execute/sync", { script: `return ${expression}`, args: [] });

	async function act(element: Promise<unknown>, action: string, body: Body) {
		const reference = (await element) as Record<string, string>;
		await inSession("POST", `/element/${reference[elementKey]}/${action}`, body);
	}

	return {
		goto: async (url) => void (await inSession("POST", "/url", { url })),
		evaluate,
		click: (expression) => act(evaluate(expression), "click", {}),
		type: (text) => act(inSession("GET", "/element/active"), "value", { text }),
		close: async () => void (await inSession("DELETE", "")),
	};
}
