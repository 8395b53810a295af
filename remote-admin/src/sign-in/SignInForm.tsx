import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Form } from "@site/shared-ui/router";
import { useEffect, useRef } from "react";
import { PasswordInput } from "./PasswordInput.tsx";
import { Fields, Submit } from "./SignInForm.styles.ts";
import type { SignInProblem } from "./signInAction.ts";

interface SignInFormProps {
	isSigningIn: boolean;
	problem: SignInProblem | undefined;
}

/** The sign-in form. After a failure it keeps its values and focuses the field to correct. */
export function SignInForm({ isSigningIn, problem }: SignInFormProps) {
	const password = useRef<HTMLInputElement>(null);
	const submit = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The button was disabled while signing in and has lost the focus.
		if (problem === "wrong-credentials") password.current?.focus();
		if (problem === "failed") submit.current?.focus();
	}, [problem]);
	return (
		<Form method="post" replace>
			<Fields>
				<Field label="Email">
					<Input name="email" type="email" autoComplete="username" required />
				</Field>
				<Field label="Password">
					<PasswordInput ref={password} />
				</Field>
				<Submit ref={submit} type="submit" variant="primary" busy={isSigningIn}>
					Sign In
				</Submit>
			</Fields>
		</Form>
	);
}
