import { request } from "node:http";

// Sends visits from a separate process, so that the test's clock does not wait for them. Each comes from
// another sender, on a separate connection; prints the number of responses per status.

const [url = "", apikey = "", paths = "", total = "0", atOnce = "0"] = process.argv.slice(2);
const pathList = paths.split(" ");
const statuses = {};
let next = 0;

await Promise.all(
	Array.from({ length: Number(atOnce) }, async () => {
		for (let at = next++; at < Number(total); at = next++) {
			const status = await post({ path: pathList[at % pathList.length], referrer: "", device: "phone" }, at);
			statuses[status] = (statuses[status] ?? 0) + 1;
		}
	}),
);
process.stdout.write(JSON.stringify(statuses));

function post(visit, at) {
	const sender = { "x-forwarded-for": `198.18.${at >> 8}.${at & 255}`, connection: "close" };
	return new Promise((resolve, reject) => {
		const headers = { apikey, "content-type": "application/json", ...sender };
		const sending = request(`${url}/rest/v1/rpc/count_visit`, { method: "POST", headers, agent: false }, (answer) => {
			answer.resume();
			answer.once("end", () => resolve(answer.statusCode));
		});
		sending.once("error", reject);
		sending.end(JSON.stringify(visit));
	});
}
