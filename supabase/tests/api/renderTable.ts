import type { DocumentedAnswer } from "./documentedAnswers.ts";

/** Answers as the table of docs/api.md. */
export function renderTable(answers: readonly DocumentedAnswer[]): string {
	const rows = answers.map(({ name, by, request, status, answer, instead }) =>
		["", name, by, `\`${request.replaceAll("|", "\\|")}\``, [status, codeOf(answer)].join(" ").trim(), instead?.reason ?? "", ""]
			.join(" | ")
			.trim(),
	);
	return ["| what | by | request | documented | here |", "|---|---|---|---|---|", ...rows].join("\n");
}

function codeOf(answer: unknown): string {
	const { error_code, code, error } = (answer ?? {}) as Record<string, unknown>;
	return String(error_code ?? code ?? error ?? "");
}
