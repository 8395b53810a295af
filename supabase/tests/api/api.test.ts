import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createCaller } from "../../testing/createCaller.ts";
import { useBackend } from "../../testing/useBackend.ts";
import { authAnswers, type DocumentedAnswer, restAnswers, storageAnswers } from "./documentedAnswers.ts";

const { backend, visitor, service, admin } = useBackend({ hasSampleContent: true });

const all = { rest: restAnswers, auth: authAnswers, storage: storageAnswers };

describe.each(Object.entries(all))("%s", (_, answers) => {
	test.each(answers.map((one) => [one.name, one] as const))("%s", async (_, { by, request, body, headers, ...documented }) => {
		const { status, answer, answerHeaders = {} } = { ...documented, ...documented.instead };
		const [method = "", path = ""] = request.split(" ");
		const caller = { visitor, service, admin, nobody: createCaller(backend.url) }[by];
		const found = await caller.send(method, path, body, headers);
		expect({ status: found.status, body: found.body }).toMatchObject({ status, ...(answer !== undefined && { body: answer }) });
		for (const [name, value] of Object.entries(answerHeaders)) {
			expect([name, found.headers.get(name)]).toEqual([name, value]);
		}
	});
});

test("docs/api.md lists the answers that differ from the documented ones", () => {
	const document = readFileSync(join(__dirname, "../../../docs/api.md"), "utf8");
	const table = document.split("\n\n").find((part) => part.startsWith("| case"));
	const differing = Object.values(all)
		.flat()
		.filter(({ instead }) => instead);
	expect(table).toBe(renderTable(differing));
});

/** Answers as the table of docs/api.md. */
function renderTable(answers: readonly DocumentedAnswer[]): string {
	const rows = answers.map(({ name, by, request, status, answer, instead }) => {
		const { error_code, code, error } = (answer ?? {}) as Record<string, unknown>;
		const documented = [status, error_code ?? code ?? error ?? ""].join(" ").trim();
		return ["", name, by, `\`${request.replaceAll("|", "\\|")}\``, documented, instead?.reason ?? "", ""].join(" | ").trim();
	});
	return ["| case | by | request | documented | here |", "|---|---|---|---|---|", ...rows].join("\n");
}
