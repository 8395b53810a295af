import { allowedUrl, isAllowedUrl } from "./allowedUrl.ts";

test.each([
	"",
	"/essays/a",
	"a.webp",
	"#h-a",
	"?page=2",
	"//example.com/a",
	"https://example.com",
	"HTTP://EXAMPLE.COM",
	"irc://example.com",
	"ircs://example.com",
	"mailto:a@example.com",
	"XMPP:a@example.com",
	"/a:b",
	"a?b:c",
	"a#b:c",
	"javascript/:pwn()",
	"?javascript:pwn()",
])("%p may be used", (url) => {
	expect(isAllowedUrl(url)).toBe(true);
});

test.each([
	"javascript:pwn()",
	"JAVASCRIPT:pwn()",
	" javascript:pwn()",
	"\u0001javascript:pwn()",
	"java\nscript:pwn()",
	"java%0ascript:pwn()",
	"vbscript:pwn()",
	"data:image/png;base64,AAAA",
	"blob:https://example.com/a",
	"ftp://example.com",
	"tel:+62",
	"localhost:4000",
	":a",
	" https://example.com",
	"http\u0000:a",
])("%p may not be used", (url) => {
	expect(isAllowedUrl(url)).toBe(false);
});

test("a missing or forbidden URL becomes an empty one", () => {
	expect([null, undefined, "javascript:pwn()", "/a"].map(allowedUrl)).toEqual(["", "", "", "/a"]);
});
