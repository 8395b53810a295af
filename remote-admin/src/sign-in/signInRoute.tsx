import { urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Link, useActionData, useNavigation } from "@site/shared-ui/router";
import { useEffect, useRef } from "react";
import { signInErrorMessages } from "../errorMessages.ts";
import { PasswordInput } from "./PasswordInput.tsx";
import { Submit } from "./SignInFrame.styles.ts";
import { SignInFrame } from "./SignInFrame.tsx";
import type { signInAction } from "./signInAction.ts";

export { signInAction as action, signInLoader as loader } from "./signInAction.ts";

/** The sign-in page. After a failure it keeps its values and focuses the field to correct. */
export function Component() {
	const result = useActionData<typeof signInAction>();
	const isSigningIn = useNavigation().formMethod === "POST";
	const problem = result && "problem" in result && !isSigningIn ? result.problem : undefined;
	const password = useRef<HTMLInputElement>(null);
	const submit = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The button was disabled while signing in and has lost the focus.
		if (problem === "wrong-credentials") password.current?.focus();
		if (problem === "failed") submit.current?.focus();
	}, [problem]);
	return (
		<SignInFrame
			title="Sign in"
			lead="Write, answer, publish."
			problem={problem && signInErrorMessages[problem]}
			links={
				<>
					<Link to={urls.admin.forgotPassword()}>Forgot password?</Link>
					<Link to={urls.home()}>
						<Icon name="arrow-left" />
						Back to the site
					</Link>
				</>
			}
		>
			<Field label="Email">
				<Input name="email" type="email" autoComplete="username" required />
			</Field>
			<Field label="Password">
				<PasswordInput ref={password} />
			</Field>
			<Submit ref={submit} type="submit" variant="primary" busy={isSigningIn}>
				Sign In
			</Submit>
		</SignInFrame>
	);
}
