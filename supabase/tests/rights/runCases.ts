import { expectedFor, type Outcome, type RightsCase } from "./RightsCase.ts";
import type { Role } from "./roles.ts";

type Outcomes = Record<string, Outcome | undefined>;

/**
 * The actual and the expected outcomes of the cases for a role, by the case's name.
 */
export async function runCases<Case extends RightsCase>(
	cases: readonly Case[],
	{ accessLevel }: Role,
	run: (rightsCase: Case) => Promise<Outcome> | undefined,
): Promise<{ found: Outcomes; expected: Outcomes }> {
	const found: Outcomes = {};
	const expected: Outcomes = {};
	for (const rightsCase of cases) {
		found[rightsCase.name] = await run(rightsCase);
		expected[rightsCase.name] = expectedFor(rightsCase, accessLevel);
	}
	return { found, expected };
}
