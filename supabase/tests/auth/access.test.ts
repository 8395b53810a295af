import { connect } from "node:net";
import { asService } from "../../testing/createCaller.ts";
import { startBackend, type TestBackend } from "../../testing/startBackend.ts";

let backend: TestBackend;

beforeAll(async () => {
	backend = await startBackend();
	const project = { description: "d", preview_url: "/p.png", year: "2026" };
	await asService(backend).post("/rest/v1/projects", [
		{ ...project, title: "Shown", status: "published" },
		{ ...project, title: "Hidden", status: "draft" },
	]);
});
afterAll(() => backend?.stop());

test("simultaneous requests of different callers are answered with each caller's own rights", async () => {
	const keys = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? backend.publishableKey : backend.secretKey));
	const answers = await pipeline(
		keys.map((key) => `GET /rest/v1/projects?select=id&order=id HTTP/1.1\r\nhost: backend\r\napikey: ${key}\r\n\r\n`),
	);
	expect(answers).toEqual(keys.map((key) => (key === backend.publishableKey ? ["shown"] : ["hidden", "shown"])));
});

/**
 * Writes all requests at once on one connection, so that the server reads them in one go; resolves with the
 * ids in each answer.
 */
function pipeline(requests: string[]): Promise<string[][]> {
	return new Promise((resolve, reject) => {
		const { hostname, port } = new URL(backend.url);
		const socket = connect(Number(port), hostname, () => socket.write(requests.join("")));
		let received = "";
		socket.on("error", reject);
		socket.on("data", (chunk) => {
			received += chunk;
			const bodies = [...received.matchAll(/^\[.*\]/gm)].map(([body]) => JSON.parse(body) as { id: string }[]);
			if (bodies.length === requests.length) {
				socket.destroy();
				resolve(bodies.map((rows) => rows.map(({ id }) => id)));
			}
		});
	});
}
