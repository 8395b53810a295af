import { omitRenderedHtml, restoreRenderedHtml } from "./BootData.ts";

const html = '<p title="a &amp; b">Water &lt; tea</p>';
const travel = (value: unknown) => JSON.parse(JSON.stringify(value, omitRenderedHtml), restoreRenderedHtml);

afterEach(() => {
	document.body.innerHTML = "";
});

test("rendered HTML is sent once, in the page, and the browser restores it at any depth of the data", () => {
	document.body.innerHTML = `<div id="body">${html}</div>`;
	const data = { page: { essays: [{ title: "Tea", body: { __html: html, domId: "body" } }] }, errors: null };
	expect(JSON.stringify(data, omitRenderedHtml)).not.toContain("Water");
	expect(travel(data)).toEqual(data);
});

test("data without rendered HTML are unchanged", () => {
	const data = { list: [1, "two", null, { domId: "body" }, { __html: "alone" }], nothing: null, text: "htmlOf" };
	expect(travel(data)).toEqual(data);
});

test("HTML whose element did not come with the page is empty, not missing", () => {
	expect(travel({ __html: html, domId: "elsewhere" })).toEqual({ __html: "", domId: "elsewhere" });
});
