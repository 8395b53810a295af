import { areaOf } from "../../deployment/index.ts";
import { nextTask } from "../first-paint/nextTask.ts";

let isLeaving = false;

/** Whether a document load has begun, which aborts this document's requests. */
export const isLeavingDocument = () => isLeaving;

/** Opens a page with a document load. Never resolves: this version renders nothing more. */
export function loadDocument({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Promise<never> {
	isLeaving = true;
	// After Back and Forward the location has changed already.
	if (pathname + search === location.pathname + location.search) return reloadWithFormInput();
	location.assign(pathname + search + hash);
	return never();
}

/** Reloads the page and keeps the input of a visitor's form. The admin's forms store drafts of their own. */
export function reloadWithFormInput(): Promise<never> {
	if (areaOf(location.pathname) === "public") saveFormInput();
	location.reload();
	return never();
}

const never = () => new Promise<never>(() => {});

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldSelector = "main form :is(input:not([type=file], [type=password]), textarea, select)[name]";
const storageKey = "typed";

function saveFormInput() {
	const texts = [...document.querySelectorAll<Field>(fieldSelector)].map(({ name, value }) => [name, value]);
	try {
		sessionStorage.setItem(storageKey, JSON.stringify({ path: location.pathname, texts }));
	} catch {
		// Storage may be blocked: the input is lost then, as with any reload.
	}
}

/** Restores the input from before the reload. */
export async function restoreFormInput(): Promise<void> {
	const saved = takeSaved();
	if (saved?.path !== location.pathname) return;
	for (const [name, text] of saved.texts) {
		const field = document.querySelector<Field>(`${fieldSelector}[name="${CSS.escape(name)}"]`);
		if (!field || field.value !== initialValueOf(field)) continue;
		field.value = text;
		for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
		// One field may reveal the next.
		await nextTask();
	}
}

function takeSaved(): { path: string; texts: [name: string, text: string][] } | undefined {
	try {
		const saved = sessionStorage.getItem(storageKey);
		sessionStorage.removeItem(storageKey);
		return saved ? JSON.parse(saved) : undefined;
	} catch {
		return undefined;
	}
}

/** The field's initial value; any other value is newer input. */
function initialValueOf(field: Field) {
	if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
	return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value;
}
