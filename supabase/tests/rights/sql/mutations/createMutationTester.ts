import type { TestCaseRunner } from "../createTestCaseRunner.ts";
import { type SqlTestCase, sqlRoles, verbOf } from "../SqlTestCase.ts";
import type { Mutation } from "./Mutation.ts";
import type { Verdict } from "./MutationReport.ts";

/** Applies a mutation; if no case fails, applies it again with the redundant guard removed. */
export function createMutationTester({ testCases, expected, run }: TestCaseRunner): (mutation: Mutation) => Promise<Verdict> {
	/** The numbers of the cases that may fail, in groups; the first group fails most often. */
	function groupsFor({ on, role, actions }: Mutation): number[][] {
		const isConcerned = (testCase: SqlTestCase) =>
			(on === "schemas" || testCase.on === on) &&
			(role === undefined || role === "public" || sqlRoles[testCase.role].role === role);
		const isNear = (testCase: SqlTestCase) => testCase.on === on && (on === "schemas" || actions.includes(verbOf(testCase)));
		const groups = new Map<string, number[]>([["near", []]]);
		for (const [number, testCase] of testCases.entries()) {
			if (isConcerned(testCase)) {
				const group = isNear(testCase) ? "near" : testCase.on;
				groups.set(group, [...(groups.get(group) ?? []), number]);
			}
		}
		return [...groups.values()];
	}

	/** The first case whose outcome is neither the expected one nor the one without the mutation. */
	async function findFailing(groups: number[][], mutation: string, without?: string): Promise<SqlTestCase | undefined> {
		for (const numbers of groups) {
			const before = without === undefined ? undefined : await run([without], numbers);
			const after = await run(without === undefined ? [mutation] : [without, mutation], numbers);
			const failing = numbers.find((number) => ![expected[number], before?.get(number)].includes(after.get(number)));
			if (failing !== undefined) {
				return testCases[failing];
			}
		}
		return undefined;
	}

	return async (mutation) => {
		const { name, kind, sql, second } = mutation;
		const groups = groupsFor(mutation);
		const alone = await findFailing(groups, sql);
		const together = alone || !second ? undefined : await findFailing(groups, sql, second.without);
		const testCase = alone ?? together;
		return {
			mutation: name,
			kind,
			caughtBy: testCase && `${testCase.role} on ${testCase.on}: ${testCase.name}`,
			...(together && { redundantGuard: second?.guard }),
		};
	};
}
