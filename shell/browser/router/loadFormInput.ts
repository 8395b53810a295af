/** Loads the program that keeps a form's input, where the page has one; it saves what is there already. */
export const loadFormInput = () =>
	document.querySelector("main form[method=post]")
		? import(/* webpackChunkName: "forms" */ "./formInput.ts").catch(() => undefined)
		: undefined;
