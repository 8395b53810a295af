import type { SignInProblem } from "./signInAction.ts";

/** What a person is told who could not sign in. */
export const problemTexts: Record<SignInProblem, string> = {
	"wrong-credentials": "Invalid email or password",
	failed: "Login failed. Please try again.",
};
