import { normalizeHost } from "./normalizeHost.ts";

test.each([
	["RAKA.example", "raka.example"],
	["raka.example:80", "raka.example"],
	["raka.example:1", "raka.example:1"],
	["raka.example:65535", "raka.example:65535"],
	["a_b-c.d", "a_b-c.d"],
	["192.0.2.1:4000", "192.0.2.1:4000"],
	["[2001:DB8::1]:4000", "[2001:db8::1]:4000"],
	["[::FFFF:192.0.2.1]", "[::ffff:c000:201]"],
	["a".repeat(255), "a".repeat(255)],
])("the host %s is %s", (host, normalized) => {
	expect(normalizeHost(host)).toBe(normalized);
});

const noHosts = "x@y y/x y?x y#x [::1 ::1] [::1]x x[::1] [g::1] [] a: a:x a:000080 a:65536 a,b 1.2.3.256 %61.example";

test.each([...noHosts.split(" "), "", "a b", "a\n", "a".repeat(256)])("%j is no host", (host) => {
	expect(normalizeHost(host)).toBeUndefined();
});
