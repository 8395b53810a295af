import { isHostOf } from "./formats.ts";

test.each([
	["https://raka.example", "raka.example", true],
	["https://raka.example", "RAKA.example", true],
	["https://raka.example", "raka.example:443", true],
	["http://raka.example/essays?a=b", "raka.example:80", true],
	["http://RAKA.example:80/", "raka.example", true],
	["http://[::1]:4000", "[::1]:4000", true],
	["https://raka.example", "raka.example:80", false],
	["https://raka.example:8443", "raka.example", false],
	["https://raka.example", "raka.example.evil.example", false],
	["https://raka.example", "evil.example/@raka.example", false],
	["https://raka.example", "raka.example/", false],
	["https://raka.example", "/raka.example", false],
	["https://raka.example", "raka.example:99999", false],
	["ftp://raka.example", "raka.example", false],
	["xhttps://raka.example", "raka.example", false],
	["https://raka.example", "a b", false],
	["https://raka.example", "", false],
	["file://", "", false],
	["null", "null", false],
	["", "raka.example", false],
])("that %j is a URL of the host %j is %s", (url, host, expected) => {
	expect(isHostOf(url, host)).toBe(expected);
});
