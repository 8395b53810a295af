import { urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { Link, useActionData, useNavigation } from "@site/shared-ui/router";
import { signInErrorMessages } from "../errorMessages.ts";
import { SignInForm } from "./SignInForm.tsx";
import { SignInFrame } from "./SignInFrame.tsx";
import type { signInAction } from "./signInAction.ts";

/** The sign-in page. There is no sign-up. */
export function SignInScreen() {
	const result = useActionData<typeof signInAction>();
	const isSigningIn = useNavigation().formMethod === "POST";
	const problem = result && "problem" in result && !isSigningIn ? result.problem : undefined;
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
			<SignInForm isSigningIn={isSigningIn} problem={problem} />
		</SignInFrame>
	);
}
