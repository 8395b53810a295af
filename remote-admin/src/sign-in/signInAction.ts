import { adminRepositoriesContext, DataError, urls } from "@site/shared-data";
import { type ActionFunctionArgs, replace } from "@site/shared-ui/router";

/** The reasons why a sign-in fails. */
export type SignInProblem = "wrong-credentials" | "failed";

/** Signs in and redirects to the dashboard, which replaces this history entry. */
export async function signInAction({ request, context }: ActionFunctionArgs): Promise<Response | { problem: SignInProblem }> {
	const form = await request.formData();
	const { session } = context.get(adminRepositoriesContext);
	try {
		const isRight = await session.signIn(String(form.get("email")).trim(), String(form.get("password")));
		return isRight ? replace(urls.admin.dashboard()) : { problem: "wrong-credentials" };
	} catch (error) {
		if (error instanceof DataError) return { problem: "failed" };
		throw error;
	}
}
