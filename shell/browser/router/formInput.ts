import { areaOf } from "../../deployment/index.ts";
import { nextTask } from "../first-paint/nextTask.ts";

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Text = [name: string, text: string];

const fieldSelector =
	"main form[method=post] :is(input:not([type=file], [type=password], [type=radio], [type=checkbox]), textarea, select)[name]";
const storageKey = () => `typed ${location.pathname}${location.search}`;

/** The page whose stored texts are in its fields. */
let restoredPage = "";

function saveFormInput(event?: Event) {
	const fields = [...document.querySelectorAll<Field>(fieldSelector)].filter((field) => field.value !== initialValueOf(field));
	const changed = fields.map(({ name, value }): Text => [name, value]);
	const kept = restoredPage === storageKey() ? [] : readSaved().filter(([name]) => !changed.some(([newer]) => newer === name));
	if (event || changed.length > 0) store([...kept, ...changed]);
}

function store(texts: Text[]) {
	if (areaOf(location.pathname) !== "public") return;
	try {
		sessionStorage.setItem(storageKey(), JSON.stringify(texts));
	} catch {
		// Storage may be blocked: the input is lost then, as with any reload.
	}
}

/**
 * Stores the input of forms on public pages until they are reset: for a reload, an error and the Back button.
 * The admin's forms store their own drafts.
 */
saveFormInput();
// Captured, because an error in a handler of the page removes the form.
addEventListener("input", saveFormInput, true);
addEventListener("reset", () => store([]));

/** Restores what was typed on this page before. */
export async function restoreFormInput(): Promise<void> {
	for (const [name, text] of readSaved()) {
		const field = document.querySelector<Field>(`${fieldSelector}[name="${CSS.escape(name)}"]`);
		if (!field || field.value !== initialValueOf(field)) continue;
		field.value = text;
		for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
		// One field may reveal the next.
		await nextTask();
	}
	restoredPage = storageKey();
}

function readSaved(): Text[] {
	try {
		return JSON.parse(sessionStorage.getItem(storageKey()) ?? "[]");
	} catch {
		return [];
	}
}

/** The field's initial value; any other value is newer input. */
function initialValueOf(field: Field) {
	if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
	return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value ?? field.options[0]?.value;
}
