import type { Caller } from "../../testing/createCaller.ts";
import { expectedFor, type Outcome, type RightsCase } from "./RightsCase.ts";
import type { Role } from "./roles.ts";

type Outcomes = Record<string, Outcome | undefined>;

/**
 * The actual and the expected outcomes of the cases for a role, by the case's name.
 */
async function runCases<Case extends RightsCase>(
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

/** Sends the attempts of cases on a table or a bucket. */
export interface Driver<Case extends RightsCase> {
	/** Runs the case as the caller; the service role reads what is there before and after. */
	run(rightsCase: Case, caller: Caller): Promise<Outcome>;
	isWrite(rightsCase: Case): boolean;
	/**
	 * Runs writes that must change nothing, and reads what is there once before and after all of them.
	 * Deletions come first, so that no write undoes what an earlier one has wrongly changed.
	 */
	runTogether(rightsCases: readonly Case[], caller: Caller): Promise<Together>;
}

export interface Together {
	/** The disclosed values of each case, by its name. */
	seen: ReadonlyMap<string, readonly string[]>;
	/** The changes of all cases. */
	changes: readonly string[];
}

/**
 * The same outcomes as with `driver.run`, but faster. Writes that must change nothing run together; only if
 * something has changed, each also runs separately, to tell which one did it.
 */
export async function runCasesTogether<Case extends RightsCase>(
	cases: readonly Case[],
	role: Role,
	driver: Driver<Case>,
	caller: Caller,
) {
	const isHarmless = (one: Case) => driver.isWrite(one) && expectedFor(one, role.accessLevel).changes.length === 0;
	const together = await driver.runTogether(cases.filter(isHarmless), caller);
	const { found, expected } = await runCases(cases, role, async (rightsCase) => {
		const seen = together.seen.get(rightsCase.name);
		return seen && together.changes.length === 0 ? { seen, changes: [] } : driver.run(rightsCase, caller);
	});
	return { found: { ...found, together: together.changes }, expected: { ...expected, together: [] } };
}
