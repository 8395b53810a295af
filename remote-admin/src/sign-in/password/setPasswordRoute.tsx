import { urls } from "@site/shared-data";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Link, useActionData, useLoaderData, useNavigation, useSearchParams } from "@site/shared-ui/router";
import { PasswordInput } from "../PasswordInput.tsx";
import { Submit } from "../SignInFrame.styles.ts";
import { SignInFrame } from "../SignInFrame.tsx";
import type { PasswordProblem, SetPasswordResult, setPasswordLoader } from "./passwordAction.ts";

export function Component() {
	const { link } = useLoaderData<typeof setPasswordLoader>();
	const result = useActionData() as SetPasswordResult | undefined;
	const [params] = useSearchParams();
	const isSaving = useNavigation().formMethod === "POST";
	const isRecovered = link === "valid" || (result?.isRecovered ?? false);
	const problem = result ? problems[result.problem] : linkProblems[link];
	return (
		<SignInFrame
			title="Set new password"
			lead={isRecovered ? "You are signed in. Choose a new password." : "Enter the code from the mail and choose a new password."}
			problem={!isSaving && problem}
			links={<Link to={urls.admin.forgotPassword()}>Ask for another mail</Link>}
		>
			{!isRecovered && (
				<>
					<Field label="Email">
						<Input name="email" type="email" autoComplete="username" defaultValue={params.get("email") ?? ""} required />
					</Field>
					<Field label="Code">
						<Input name="code" inputMode="numeric" autoComplete="one-time-code" required />
					</Field>
				</>
			)}
			<Field label="New password" hint="At least 8 characters; a sentence is easy to keep.">
				<PasswordInput autoComplete="new-password" minLength={8} />
			</Field>
			<Submit type="submit" variant="primary" busy={isSaving}>
				Set password
			</Submit>
		</SignInFrame>
	);
}

const problems: Record<PasswordProblem, string> = {
	"wrong-code": "This code is wrong, used or too old.",
	"long-password": "This password is longer than 72 characters, where accents and emoji count as several. Choose a shorter one.",
	"weak-password": "This password is too easy to guess. Choose a longer one.",
	"same-password": "This is the password that you have already.",
	failed: "The password could not be set. Please try again.",
};

const linkProblems: Partial<Record<"none" | "valid" | "used" | "failed", string>> = {
	used: "This link was used or is too old. Enter the code from a newer mail.",
	failed: "The link could not be checked. Reload the page, or enter the code.",
};

export { setPasswordAction as action, setPasswordLoader as loader } from "./passwordAction.ts";
