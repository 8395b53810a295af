import { adminRepositoriesContext, DataError } from "@site/shared-data";
import type { ActionFunctionArgs } from "@site/shared-ui/router";
import type { SignInProblem } from "../signInAction.ts";

/** Begins a new session without leaving the page. */
export async function sessionAction({ request, context }: ActionFunctionArgs): Promise<{ problem: SignInProblem | null }> {
	const form = await request.formData();
	try {
		const { session } = context.get(adminRepositoriesContext);
		const isRight = await session.signIn(String(form.get("email")).trim(), String(form.get("password")));
		return { problem: isRight ? null : "wrong-credentials" };
	} catch (error) {
		if (error instanceof DataError) return { problem: "failed" };
		throw error;
	}
}
