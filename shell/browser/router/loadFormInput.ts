/** Loads the code that stores form input on pages with a form; it also saves the existing input. */
export const loadFormInput = () =>
	document.querySelector("main form[method=post]")
		? import(/* webpackChunkName: "forms" */ "./formInput.ts").catch(() => undefined)
		: undefined;
