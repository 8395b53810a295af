import { rmSync } from "node:fs";
import { asService, asVisitor } from "../../../testing/createCaller.ts";
import { waitUntil } from "../../../testing/processes.ts";
import { startBackend, type TestBackend } from "../../../testing/startBackend.ts";

// Nine starts, five of them after a crash, and rows in between.
jest.setTimeout(300_000);

const writers = 8;
const rowsPerRound = 60;

test("four SIGKILLs under eight writers lose no acknowledged row", async () => {
	let backend = await startBackend();
	const { dataDir } = backend;
	const acknowledged: string[] = [];
	const refused: number[] = [];
	for (let round = 0; round < 4; round++) {
		const writing = Array.from({ length: writers }, (_, writer) => write(backend, `${round}-${writer}`, acknowledged, refused));
		const enough = (round + 1) * rowsPerRound;
		await waitUntil(() => acknowledged.length >= enough, `${enough} rows are acknowledged`, 60);
		await backend.kill();
		await Promise.all(writing);
		backend = await startBackend({ dataDir });
	}
	const stored = await readSubjects(backend);
	await backend.stop();
	rmSync(dataDir, { recursive: true, force: true });
	expect(refused).toEqual([]);
	expect(acknowledged.length).toBeGreaterThanOrEqual(4 * rowsPerRound);
	expect(acknowledged.filter((subject) => !stored.has(subject))).toEqual([]);
});

/** Sends rows until the connection breaks or a row is refused; collects the acknowledged rows. */
async function write(backend: TestBackend, name: string, acknowledged: string[], refused: number[]): Promise<void> {
	const visitor = asVisitor(backend);
	for (let number = 0; ; number++) {
		const subject = `${name}-${number}`;
		try {
			const answer = await visitor.post("/rest/v1/contacts", { name: "A", email: "a@example.com", subject, message: "m" });
			if (answer.status !== 201) {
				refused.push(answer.status);
				return;
			}
			acknowledged.push(subject);
		} catch {
			return;
		}
	}
}

async function readSubjects(backend: TestBackend): Promise<Set<string>> {
	const subjects = new Set<string>();
	for (let offset = 0; ; offset += 1000) {
		const page = (await asService(backend).get(`/rest/v1/contacts?select=subject&order=id&limit=1000&offset=${offset}`)).body;
		for (const { subject } of page) {
			subjects.add(subject);
		}
		if (page.length < 1000) {
			return subjects;
		}
	}
}
