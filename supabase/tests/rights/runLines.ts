import { type Attempted, expectedFor, type Outcome } from "./Cell.ts";
import type { Role } from "./roles.ts";

type Outcomes = Record<string, Outcome | undefined>;

/**
 * What the lines lead to for a role and what they should, each under its name, so that a difference names its
 * cells.
 */
export async function runLines<Line extends Attempted>(
	lines: readonly Line[],
	{ standing }: Role,
	run: (line: Line) => Promise<Outcome> | undefined,
): Promise<{ found: Outcomes; expected: Outcomes }> {
	const found: Outcomes = {};
	const expected: Outcomes = {};
	for (const line of lines) {
		found[line.name] = await run(line);
		expected[line.name] = expectedFor(line, standing);
	}
	return { found, expected };
}
