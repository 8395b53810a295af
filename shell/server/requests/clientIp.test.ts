import { clientIp } from "./clientIp.ts";

test("without a proxy the connection's IP counts, whatever headers the visitor sends", () => {
	expect(clientIp("198.51.100.4", "203.0.113.7", false)).toBe("198.51.100.4");
	expect(clientIp(undefined, undefined, false)).toBe("");
});

test("behind a proxy the value that the proxy added counts, not one that the visitor sent", () => {
	expect(clientIp("127.0.0.1", "203.0.113.7", true)).toBe("203.0.113.7");
	expect(clientIp("127.0.0.1", "10.0.0.1, 203.0.113.7", true)).toBe("203.0.113.7");
});

test("a request without a forwarded IP has its connection's IP", () => {
	expect(clientIp("127.0.0.1", undefined, true)).toBe("127.0.0.1");
	expect(clientIp("127.0.0.1", "", true)).toBe("127.0.0.1");
});
