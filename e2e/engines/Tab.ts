import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect } from "@playwright/test";
import type * as TestingLibrary from "@testing-library/dom";
import { isHydrated } from "../fixtures/page/waitForHydration.ts";
import type { EnginePage, Key } from "./Engine.ts";

/** A WAI-ARIA role and the accessible name, or "field" and its label. */
type Step = [role: string, name?: string];

declare global {
	interface Window {
		TestingLibraryDom: typeof TestingLibrary;
		findElement: (steps: Step[]) => HTMLElement;
	}
}

const findTimeoutMs = 15_000;
const resolve = createRequire(import.meta.url).resolve;
const testingLibrary = readFileSync(resolve("@testing-library/dom/dist/@testing-library/dom.umd.min.js"), "utf8");
const program = `(() => { ${testingLibrary}\nwindow.findElement = ${findElement}; })()`;

/** A page of the site as a visitor uses it in every engine. A step is looked for inside the one before it. */
export class Tab {
	readonly page: EnginePage;
	readonly #origin: string;

	constructor(page: EnginePage, origin: string) {
		this.page = page;
		this.#origin = origin;
	}

	/** Loads a page and waits until it is hydrated. */
	async open(path: string): Promise<void> {
		await this.page.goto(this.#origin + path);
		await expect.poll(() => this.run(isHydrated), `${path} is hydrated`).toBe(true);
	}

	/** Runs a function in the page, where it sees only its arguments; resolves with its value. */
	run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result> {
		return this.page.evaluate(`(${script})(...${JSON.stringify(args)})`) as Promise<Result>;
	}

	path(): Promise<string> {
		return this.run(() => location.pathname);
	}

	/** The text of the page's h1. */
	heading(): Promise<string | undefined> {
		return this.run(() => document.querySelector("h1")?.textContent);
	}

	/** Waits until there is exactly one such element; resolves with its text. */
	text(...steps: Step[]): Promise<string> {
		return this.#find(() => this.run((all) => window.findElement(all).textContent, steps));
	}

	click(...steps: Step[]): Promise<void> {
		return this.#find(() => this.page.click(`findElement(${JSON.stringify(steps)})`));
	}

	/** Types into an empty field of the page's main part. */
	async fill(label: string, text: string): Promise<void> {
		await this.click(["main"], ["field", label]);
		await this.page.type(text);
	}

	press(key: Key): Promise<void> {
		return this.page.press(key);
	}

	async #find<Result>(action: () => Promise<Result>): Promise<Result> {
		let result: Result | undefined;
		await expect(async () => {
			if (!(await this.run(() => "findElement" in window))) await this.page.evaluate(program);
			result = await action();
		}).toPass({ timeout: findTimeoutMs });
		return result as Result;
	}
}

/** Runs in the page. */
function findElement(steps: Step[]): HTMLElement {
	const { queryAllByLabelText, queryAllByRole } = window.TestingLibraryDom;
	return steps.reduce((within, [role, name]) => {
		const found = role === "field" ? queryAllByLabelText(within, name ?? "") : queryAllByRole(within, role, { name });
		if (found.length !== 1) throw new Error(`${found.length} elements are a ${role} named ${name}.`);
		return found[0] as HTMLElement;
	}, document.body);
}
