import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { currentIp, currentRequest, currentVisitor } from "./currentRequest.ts";

test("renders of a visitor's network share one queue, and end with the response", () => {
	const response = new EventEmitter() as ServerResponse;
	const onLeave = jest.fn();
	currentRequest.run({ requestId: "1", ip: "2001:db8::1", response }, () => {
		const visitor = currentVisitor();
		expect([currentIp(), visitor.network]).toEqual(["2001:db8::1", "2001:db8::/64"]);
		visitor.onLeave(onLeave);
	});
	response.emit("close");
	response.emit("close");
	expect(onLeave).toHaveBeenCalledTimes(1);
});

test("outside a request the site itself renders", () => {
	const visitor = currentVisitor();
	visitor.onLeave(() => {});
	expect([currentIp(), visitor.network]).toEqual(["", "site"]);
});
