import { loadDocument } from "./loadDocument.ts";

/** Shows the document, as after its load or as the back/forward cache restores it. */
const show = (persisted: boolean) => dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));

test("a document that is restored while it waits for another page is reloaded", () => {
	// jsdom reports a document load as an error and loads nothing.
	const loads = jest.spyOn(console, "error").mockImplementation(() => {});
	show(true);
	expect(loads).not.toHaveBeenCalled();
	void loadDocument(new URL("/essays", location.href));
	show(false);
	expect(loads).toHaveBeenCalledTimes(1);
	show(true);
	expect(loads).toHaveBeenCalledTimes(2);
});
