import { adminRepositoriesContext, type DataErrorKind, type Redirect } from "@site/shared-data";
import { parseRedirect, type RedirectProblem, validateRedirect } from "@site/shared-data/rules";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

export type RedirectChange = { intent: "add" | "remove" } & Redirect;

export type RedirectResult =
	| { status: "success"; change: RedirectChange }
	| { status: "invalid"; problems: { [Field in keyof Redirect]?: RedirectProblem | "page" | "chain" | "taken" } }
	| { status: "error"; kind: DataErrorKind };

/** Starts the read; the list appears, or fails, on its own. */
export const redirectsLoader = ({ context }: LoaderFunctionArgs) => ({
	redirects: toResult(context.get(adminRepositoriesContext).redirects.listAll()),
});

/** Adds or removes a redirect; what is wrong with it is returned to the form. */
export async function redirectsAction({ request, context }: ActionFunctionArgs) {
	const { intent, ...typed } = (await request.json()) as RedirectChange;
	const { redirects } = context.get(adminRepositoriesContext);
	const redirect = parseRedirect(typed, location.origin);
	const change = { intent, ...redirect };
	const problems = intent === "add" ? validateRedirect(redirect) : {};
	if (Object.keys(problems).length > 0) return refusal({ status: "invalid", problems });
	const stored = await toResult<unknown>(intent === "add" ? redirects.add(redirect) : redirects.remove(typed.fromPath));
	if (stored.status === "success") return { status: "success", change } satisfies RedirectResult;
	const { kind, reason } = stored;
	if (kind === "conflict") return refusal({ status: "invalid", problems: { fromPath: "taken" } });
	if (reason === "page") return refusal({ status: "invalid", problems: { fromPath: "page" } });
	if (reason === "chain") return refusal({ status: "invalid", problems: { toPath: "chain" } });
	return refusal({ status: "error", kind });
}

/** With an error status the router does not read the list again. */
const refusal = (result: RedirectResult) => data<RedirectResult>(result, { status: 400 });

type Problems = Extract<RedirectResult, { status: "invalid" }>["problems"];

export function redirectMessage(field: keyof Problems, problem: NonNullable<Problems[keyof Problems]>): string {
	if (problem === "missing") return field === "fromPath" ? "Write the old path." : "Write the new path.";
	return messages[problem];
}

const messages: Record<Exclude<NonNullable<Problems[keyof Problems]>, "missing">, string> = {
	"not-a-path": "Write a path that begins with a single /, like /essays/kebun.",
	"needless-escape": "Write letters, digits and the signs - . _ ~ as they are, not as % and a code.",
	"has-query": "Write the path without what follows ? or #; a query string is passed on by itself.",
	"too-long": "This path is longer than the site takes.",
	"fixed-route": "The site has a page of its own there.",
	elsewhere: "Write a path of this site; a redirect cannot lead elsewhere.",
	loop: "This path would lead to itself.",
	page: "There is a public page at this path. Only a path without one is redirected.",
	chain: "This path is redirected itself. Write the path where it leads.",
	taken: "This path is redirected already. Remove that redirect first.",
};
