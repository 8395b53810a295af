import { adminRepositoriesContext, type Redirect } from "@site/shared-data";
import { parseRedirect, type RedirectProblem, validateRedirect } from "@site/shared-data/rules";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { type Result, toResult } from "../results/Result.ts";

export type RedirectChange = { intent: "add" | "remove" } & Redirect;

type Problems = { [Field in keyof Redirect]?: RedirectProblem | "page" | "chain" | "taken" };

/** The stored change and the change that undoes it, or the problems of the fields. */
export type RedirectResult = Result<{ change: RedirectChange; undo?: RedirectChange | false }, { problems?: Problems }>;

/** Starts the read; the list appears, or fails, independently. */
export const redirectsLoader = ({ context }: LoaderFunctionArgs) => ({
	redirects: toResult(context.get(adminRepositoriesContext).redirects.listAll()),
});

/** Adds or removes a redirect; returns its problems to the form. */
export async function redirectsAction({ request, context }: ActionFunctionArgs) {
	const { intent, ...typed } = (await request.json()) as RedirectChange;
	const { redirects } = context.get(adminRepositoriesContext);
	const redirect = parseRedirect(typed, location.origin);
	const change = { intent, ...redirect };
	const problems = intent === "add" ? validateRedirect(redirect) : {};
	if (Object.keys(problems).length > 0) return refusal({ status: "error", kind: "invalid", problems });
	const stored = await toResult(intent === "add" ? redirects.add(redirect) : redirects.remove(typed.fromPath));
	if (stored.status === "success") {
		const undo = intent === "remove" && stored.data !== null && { intent: "add" as const, ...stored.data };
		return { status: "success", data: { change, undo } } satisfies RedirectResult;
	}
	const { kind, reason } = stored;
	if (kind === "conflict") return refusal({ ...stored, problems: { fromPath: "taken" } });
	if (reason === "page") return refusal({ ...stored, problems: { fromPath: "page" } });
	if (reason === "chain") return refusal({ ...stored, problems: { toPath: "chain" } });
	return refusal(stored);
}

/** With an error status the router does not read the list again. */
const refusal = (result: RedirectResult) => data<RedirectResult>(result, { status: 400 });

export function redirectMessage(field: keyof Problems, problem: NonNullable<Problems[keyof Problems]>): string {
	if (problem === "missing") return field === "fromPath" ? "Write the old path." : "Write the new path.";
	return messages[problem];
}

const messages: Record<Exclude<NonNullable<Problems[keyof Problems]>, "missing">, string> = {
	"not-a-path": "Write a path that begins with a single /, like /essays/kebun.",
	"needless-escape": "Write letters, digits and the signs - . _ ~ as they are, not as % and a code.",
	"has-query": "Write the path without ? or # and the text after them. Query strings are kept.",
	"too-long": "This path is too long.",
	"fixed-route": "The site already has a page at this path.",
	elsewhere: "Write a path of this site; a redirect cannot lead elsewhere.",
	loop: "A redirect cannot lead to its own path.",
	page: "There is a public page at this path. Only a path without one is redirected.",
	chain: "This path is redirected itself. Write the path where it leads.",
	taken: "This path is redirected already. Remove that redirect first.",
};
