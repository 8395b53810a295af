import { JSDOM } from "jsdom";
import { createParser } from "./createParser.ts";
import { allowedElements } from "./sanitizing/allowedElements.ts";
import { isAllowedUrl } from "./sanitizing/allowedUrl.ts";
import { createSanitizer } from "./sanitizing/createSanitizer.ts";
import { isAllowedMarkup } from "./sanitizing/isAllowedMarkup.ts";
import { renderForTest } from "./testing/renderForTest.ts";
import { xssPayloads } from "./testing/xssPayloads.ts";

test("the corpus is large", () => {
	expect(xssPayloads.length).toBeGreaterThan(700);
});

test("only allowed elements, attributes and URLs of every payload remain", async () => {
	const { document } = new JSDOM("").window;
	for (const markdown of xssPayloads) {
		const { html } = await renderForTest(markdown);
		const body = document.createElement("body");
		body.innerHTML = html;
		expect({ markdown, surplus: [...body.querySelectorAll("*")].flatMap(surplusOf) }).toEqual({ markdown, surplus: [] });
	}
}, 60_000);

test("what the renderer writes for a payload passes the one-pass check before DOMPurify has seen it", () => {
	const parser = createParser();
	for (const markdown of xssPayloads) {
		const html = parser.render(markdown, { topLevel: 2, headings: [] });
		expect({ markdown, isAllowed: isAllowedMarkup(html) }).toEqual({ markdown, isAllowed: true });
	}
});

test("payloads that are HTML already do not pass the one-pass check, and DOMPurify leaves nothing of them that runs", () => {
	const sanitize = createSanitizer(new JSDOM("").window);
	const { document } = new JSDOM("").window;
	for (const html of xssPayloads.filter((payload) => /^<[a-z!?]/i.test(payload))) {
		expect({ html, isAllowed: isAllowedMarkup(html) }).toEqual({ html, isAllowed: false });
		const body = document.createElement("body");
		body.innerHTML = sanitize(html);
		expect({ html, surplus: [...body.querySelectorAll("*")].flatMap(surplusOf) }).toEqual({ html, surplus: [] });
	}
});

test.each([
	["an element left open", "<p>a"],
	["elements closed in another order", "<em><strong>a</em></strong>"],
	["an element that is not allowed", "<svg></svg>"],
	["a name of every object", "<constructor></constructor>"],
	["a handler", '<p onclick="pwn()">a</p>'],
	["an attribute without quotes", "<p class=a>a</p>"],
	["an attribute of another element", '<p href="/a">a</p>'],
	["a bare bracket in a text", "<p>a > b</p>"],
	["a bracket in an attribute", '<a title="<">a</a>'],
	["a scheme that runs something", '<a href="javascript:pwn()">a</a>'],
	["a scheme behind an entity", '<a href="javascript&#58;pwn()">a</a>'],
	["a scheme behind a named entity", '<a href="javascript&colon;pwn()">a</a>'],
	["an id that is not ours", '<h2 id="cookie">a</h2>'],
	["a name that hides a property of the document", '<img name="cookie">'],
	["a field to write in", '<input type="text">'],
	["capital letters", "<P>a</P>"],
])("the one-pass check refuses %s", (_, html) => {
	expect(isAllowedMarkup(html)).toBe(false);
});

function surplusOf(element: Element): string[] {
	const name = element.nodeName.toLowerCase();
	const allowed = Object.hasOwn(allowedElements, name) ? allowedElements[name] : undefined;
	if (!allowed) return [name];
	return [...element.attributes].flatMap((attribute) => {
		const isAddress = attribute.name === "href" || attribute.name === "src";
		if (!allowed.includes(attribute.name) || (isAddress && !isAllowedUrl(attribute.value)))
			return [`${name} ${attribute.name}="${attribute.value}"`];
		if (attribute.name === "id" && !/^(?:h|fn|fnref)-/.test(attribute.value)) return [`id ${attribute.value}`];
		return [];
	});
}
