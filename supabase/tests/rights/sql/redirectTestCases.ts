import { changes, nothing, type Outcome } from "../RightsCase.ts";
import { attempts, type SqlTestCase, writers } from "./SqlTestCase.ts";
import { insert } from "./tableTestCases.ts";

/** Paths that are no page of the site, written as requests have them. */
const oldPaths = [
	..."/essays/old /2024/03/05/panen.html /tag/kopi%20susu /index.php /essays/topics/old /administration".split(" "),
	..."/samples/old /a%2Fb%25%3F~.-_ /caf%7Be%7D".split(" "),
	`/${"x".repeat(299)}`,
];
const targets = ["/", "/essays/new?from=old#part", "/essays/topics/tea", "/?a=//b", "/kopi-%C3%A9?q=é"];

/**
 * No redirect starts at a public page or ends at a redirect; redirects to a new one then lead to its
 * target. Before each attempt /old leads to /new, and /older to /newer.
 */
export function redirectTestCases(): SqlTestCase[] {
	const on = "public.redirects";
	const added: readonly (readonly [name: string, from: unknown, to: unknown, expected: Outcome])[] = [
		["redirect an essay's page", "/essays/due", "/target", nothing],
		["redirect an essay's page, in other letters", "/Essays/due", "/target", nothing],
		["redirect a project's page", "/projects/shown", "/target", nothing],
		["redirect the path of a draft", "/essays/hidden", "/target", changes("+ /essays/hidden")],
		["redirect the path of a planned project", "/projects/planned", "/target", changes("+ /projects/planned")],
		["redirect what another leads to", "/new", "/target", changes("+ /new", "~ /old: to_path")],
		...["/fresh", "/fresh/", "/fresh/?a#b"].map((to) => [`lead to itself by ${to}`, "/fresh", to, nothing] as const),
		...["/old", "/old/", "/old?x=1"].map((to) => [`lead to another by ${to}`, "/fresh", to, nothing] as const),
		...targets.map((to) => [`lead to ${to}`, "/fresh", to, changes("+ /fresh")] as const),
		...oldPaths.map((from) => [`redirect ${from}`, from, "/target", changes(`+ ${from}`)] as const),
	];
	const changed: readonly (readonly [set: string, expected: Outcome])[] = [
		...["/newer", "/newer/", "/old", "/hire"].map((from) => [`from_path = '${from}'`, nothing] as const),
		["from_path = '/new'", changes("+ /new", "- /older", "~ /old: to_path")],
		["to_path = '/old'", nothing],
	];
	const page = { arrange: ["insert into private.pages (path) values ('/page-of-a-test')"] };
	const toPage = ["/page-of-a-test", "/Page-Of-A-Test"].flatMap((from_path) =>
		attempts(
			writers,
			on,
			`redirect the page ${from_path}`,
			insert("redirects", [{ from_path, to_path: "/target" }]),
			nothing,
			page,
		),
	);
	return [
		...toPage,
		...added.flatMap(([name, from_path, to_path, expected]) =>
			attempts(writers, on, name, insert("redirects", [{ from_path, to_path }]), expected),
		),
		...changed.flatMap(([set, expected]) =>
			attempts(writers, on, `set ${set}`, `update ${on} set ${set} where from_path = '/older'`, expected),
		),
	];
}
