import { JSDOM } from "jsdom";
import { createParser } from "../createParser.ts";

const parser = createParser();

/** The address and the text of each link in order, and the document's text. */
function linksIn(markdown: string) {
	const fragment = JSDOM.fragment(parser.renderInline(markdown));
	const links = [...fragment.querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]);
	return { links, text: fragment.textContent };
}

const link = (url: string, text = url) => [url, text];
const www = (text: string) => link(`http://${text}`, text);
const mail = (text: string) => link(`mailto:${text}`, text);

test.each<[written: string, ...links: (string | null)[][]]>([
	["a http://a.example/b, c", link("http://a.example/b")],
	["xhttp://a.example XHTTPS://a.example"],
	["(HTTP://a.example/(b)) ", link("HTTP://a.example/(b)")],
	["http://-a.example http://_a.example http:// "],
	["https://💡.example", ["https://xn--ds8h.example", "https://💡.example"]],
	["http://a_b.c.example http://1.a.example", link("http://a_b.c.example"), link("http://1.a.example")],
	["http://a.b_c.example http://a.b.e_x http://a_b/c.d.e"],
	["http://a.example/b_c.d http://a.é_b.example", link("http://a.example/b_c.d")],
	["http://a.example/?b=c&copy; http://a.example/d;", link("http://a.example/?b=c"), link("http://a.example/d")],
	["http://a.example/&b;c; http://a.example/b&; e", link("http://a.example/&b;c"), link("http://a.example/b&")],
	["http://a.example/b'\"*~_:.!? c", link("http://a.example/b")],
	["www.a.example b www.c.example", www("www.a.example"), www("www.c.example")],
	["(www.a.example) _www.b.example_", www("www.a.example"), www("www.b.example")],
	["xwww.a.example www. www.b_c.d www.e.f_g"],
	["www.a_b.c.example", www("www.a_b.c.example")],
	["`a`www.b.example ![](/a)www.c.example *d*www.e.example", www("www.e.example")],
	["`a` www.b.example", www("www.b.example")],
	["a@b.example, c.d+e_f-g@h-i.example.", mail("a@b.example"), mail("c.d+e_f-g@h-i.example")],
	["a@b @b.example a@b.example- a@b.example_ /a@b.example a@.b a@b..c a@b-.c...", mail("a@b-.c")],
	["a@b.c@d.example", mail("a@b.c")],
	["www.a.example b@c.example www.d.example", www("www.a.example"), mail("b@c.example"), www("www.d.example")],
	["www.a.example/b@c.example", www("www.a.example/b@c.example")],
	["[www.a.example b@c.example http://d.example](/e)", link("/e", "www.a.example b@c.example http://d.example")],
])("addresses as GFM reads them become links in %j", (written, ...links) => {
	expect(linksIn(written).links).toEqual(links);
});

test("words around links stay", () => {
	const text = "a www.b.example c@d.example e http://f.example g";
	expect(linksIn(text).text).toBe(text);
});
