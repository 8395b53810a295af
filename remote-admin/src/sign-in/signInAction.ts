import { adminRepositoriesContext, DataError } from "@site/shared-data";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@site/shared-ui/router";
import { nextPage } from "./nextPage.ts";

export type SignInProblem = "wrong-credentials" | "failed";

/** Signs in without leaving the page; `problem` is null if that worked. */
export async function sessionAction({ request, context }: ActionFunctionArgs): Promise<{ problem: SignInProblem | null }> {
	const form = await request.formData();
	const { session } = context.get(adminRepositoriesContext);
	try {
		const isRight = await session.signIn(String(form.get("email")).trim(), String(form.get("password")));
		return { problem: isRight ? null : "wrong-credentials" };
	} catch (error) {
		if (error instanceof DataError) return { problem: "failed" };
		throw error;
	}
}

export async function signInAction(args: ActionFunctionArgs): Promise<Response | { problem: SignInProblem }> {
	const { problem } = await sessionAction(args);
	return problem === null ? replace(nextPage(args.request)) : { problem };
}

/** Redirects a signed-in admin to the dashboard. Shows the form if the backend does not respond. */
export async function signInLoader({ request, context }: LoaderFunctionArgs) {
	try {
		const user = await context.get(adminRepositoriesContext).session.current();
		return user ? replace(nextPage(request)) : null;
	} catch (error) {
		if (error instanceof DataError) return null;
		throw error;
	}
}
