/** Moves the focus to the page's content, from which Tab continues. */
export const focusMain = () => document.getElementById("main")?.focus({ preventScroll: true });
