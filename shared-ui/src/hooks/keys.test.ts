import { commandLetter, isComposing } from "./keys.ts";

const press = (init: KeyboardEventInit) => new KeyboardEvent("keydown", init);

test.each([
	["English", "k", "KeyK"],
	["English with Caps Lock", "K", "KeyK"],
	["Dvorak", "k", "KeyV"],
	["Russian", "л", "KeyK"],
	["Greek", "κ", "KeyK"],
	["Arabic", "ن", "KeyK"],
	["Hebrew", "ל", "KeyK"],
	["Korean", "ㅏ", "KeyK"],
	["Thai", "า", "KeyK"],
])("on a keyboard that is %s, Ctrl with the key of K is K", (_layout, key, code) => {
	expect(commandLetter(press({ key, code, ctrlKey: true }))).toBe("K");
	expect(commandLetter(press({ key, code, metaKey: true }))).toBe("K");
});

test.each([
	["another letter at the place of K", { key: "t", code: "KeyK", ctrlKey: true }, "T"],
	["another letter than Latin on the key of a backslash", { key: "ç", code: "Backslash", ctrlKey: true }, "k"],
	["no modifier", { key: "k", code: "KeyK" }, false],
	["AltGr", { key: "k", code: "KeyK", ctrlKey: true, altKey: true }, false],
	["Shift too", { key: "K", code: "KeyK", ctrlKey: true, shiftKey: true }, false],
])("%s is not K", (_case, init, letter) => {
	expect(commandLetter(press(init))).toBe(letter);
});

test("Safari's Enter that ends a composition belongs to the input method", () => {
	expect(isComposing(press({ key: "Enter", keyCode: 229 }))).toBe(true);
	expect(isComposing(press({ key: "Enter", keyCode: 13 }))).toBe(false);
});
