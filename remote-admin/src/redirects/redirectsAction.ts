import { adminRepositoriesContext, type DataErrorKind, type Redirect } from "@site/shared-data";
import { parseRedirect, type RedirectProblem, validateRedirect } from "@site/shared-data/rules";
import { type ActionFunctionArgs, data } from "@site/shared-ui/router";
import { toResult } from "../results/Result.ts";

export type RedirectChange = { intent: "add" | "remove" } & Redirect;

export type RedirectResult =
	| { status: "success"; change: RedirectChange }
	| { status: "invalid"; problems: { [Field in keyof Redirect]?: RedirectProblem | "page" | "chain" | "taken" } }
	| { status: "error"; kind: DataErrorKind };

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
