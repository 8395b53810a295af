import { tableFixtures } from "../fixtures/tableFixtures.ts";
import { nothing, type Outcome } from "../RightsCase.ts";
import type { SqlTestCase } from "./SqlTestCase.ts";
import { insert } from "./tableTestCases.ts";

const changes = (...lines: string[]): Outcome => ({ seen: [], changes: lines });

/** No redirect begins at a public page or ends at another; what led to a new one leads to its target. */
export function redirectTestCases(): SqlTestCase[] {
	const [first = {}] = tableFixtures.redirects?.rows ?? [];
	return (["admin", "service"] as const).flatMap((role) =>
		(
			[
				["redirect an essay's page", "/essays/due", "/target", nothing],
				["redirect a project's page", "/projects/shown", "/target", nothing],
				["redirect the path of a draft", "/essays/hidden", "/target", changes("+ /essays/hidden")],
				["redirect the path of a planned project", "/projects/planned", "/target", changes("+ /projects/planned")],
				["lead to itself", "/fresh", "/fresh/?a#b", nothing],
				["lead to another redirect", "/fresh", first.from_path, nothing],
				[
					"redirect what another leads to",
					first.to_path,
					"/target",
					changes(`+ ${first.to_path}`, `~ ${first.from_path}: to_path`),
				],
			] as const
		).map(([name, from_path, to_path, expected]) => ({
			name,
			role,
			on: "public.redirects",
			statement: insert("redirects", [{ from_path, to_path }]),
			expected,
		})),
	);
}
