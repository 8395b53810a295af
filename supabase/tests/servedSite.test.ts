import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { checkServedSite } from "../commands/doctor/checkServedSite.ts";

test.each([
	[{ public: {}, admin: {} }, undefined],
	[{ public: {}, admin: { incompatible: "admin: needs react ^20.0.0." } }, "admin: needs react ^20.0.0."],
	[{ public: {} }, "/registry.json answers 200"],
	[{ admin: {} }, "/registry.json answers 200"],
])("of a served registry with the remotes %j the doctor reports %j", async (remotes, problem) => {
	const site = createServer((request, response) => {
		response.writeHead(200, { "content-type": "text/html" });
		response.end(request.url === "/registry.json" ? JSON.stringify({ remotes }) : "<p>");
	}).listen(0, "127.0.0.1");
	await once(site, "listening");
	const checks = await checkServedSite(`http://127.0.0.1:${(site.address() as AddressInfo).port}`);
	site.close().closeAllConnections();
	expect(checks.find(({ claim }) => claim === "its registry names the releases of both remotes")?.problem).toBe(problem);
});
