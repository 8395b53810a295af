import { adminRepositoriesContext, DataError, type DataErrorKind, urls } from "@site/shared-data";
import { isPasswordTooLong } from "@site/shared-data/rules";
import { type ActionFunctionArgs, type LoaderFunctionArgs, replace } from "@site/shared-ui/router";
import { toResult } from "../../results/Result.ts";

export type PasswordProblem = "wrong-code" | "long-password" | "weak-password" | "same-password" | "failed";

/** `isRecovered`: the code has signed in, so the form has only the password. */
export interface SetPasswordResult {
	problem: PasswordProblem;
	isRecovered: boolean;
}

/** Sets a new password and redirects to the dashboard; a code from the mail signs in first if no link did. */
export async function setPasswordAction({ request, context }: ActionFunctionArgs): Promise<Response | SetPasswordResult> {
	const form = await request.formData();
	const { session } = context.get(adminRepositoriesContext);
	const password = String(form.get("password"));
	let isRecovered = !form.has("code");
	// Checked before the code, which allows only one sign-in.
	if (isPasswordTooLong(password)) return { problem: "long-password", isRecovered };
	try {
		if (!isRecovered) {
			isRecovered = await session.recover({ email: String(form.get("email")).trim(), code: String(form.get("code")) });
			if (!isRecovered) return { problem: "wrong-code", isRecovered };
		}
		await session.setPassword(password);
		return replace(urls.admin.dashboard());
	} catch (error) {
		if (error instanceof DataError) return { problem: toProblem(error), isRecovered };
		throw error;
	}
}

function toProblem({ kind, reason }: DataError): PasswordProblem {
	if (kind === "signed-out") return "wrong-code";
	return reason === "weak-password" || reason === "same-password" ? reason : "failed";
}

/** Whether the URL has the fragment of a recovery link, and whether that link is still valid. */
export async function setPasswordLoader({
	context,
}: LoaderFunctionArgs): Promise<{ link: "none" | "valid" | "used" | "failed" }> {
	const fragment = window.location.hash;
	if (fragment.length < 2) return { link: "none" };
	const { session } = context.get(adminRepositoriesContext);
	const result = await toResult(session.recover({ fragment }));
	if (result.status === "error") return { link: "failed" };
	// Removes the tokens from the address bar and the history.
	window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
	return { link: result.data ? "valid" : "used" };
}

/** Requests the recovery mail; the response is the same for an unknown account. */
export async function forgotPasswordAction({
	request,
	context,
}: ActionFunctionArgs): Promise<{ sentTo: string } | { problem: DataErrorKind }> {
	const email = String((await request.formData()).get("email")).trim();
	const { session } = context.get(adminRepositoriesContext);
	const returnTo = new URL(urls.admin.setPassword(), request.url).href;
	const result = await toResult(session.requestPasswordReset(email, returnTo));
	return result.status === "success" ? { sentTo: email } : { problem: result.kind };
}
