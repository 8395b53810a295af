import { urls } from "@site/shared-data";
import { Icon, Notice } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Link, useActionData, useNavigation } from "@site/shared-ui/router";
import { errorReason } from "../../errorReason.ts";
import { Submit } from "../SignInFrame.styles.ts";
import { SignInFrame } from "../SignInFrame.tsx";
import type { forgotPasswordAction } from "./passwordAction.ts";

export function Component() {
	const result = useActionData<typeof forgotPasswordAction>();
	const isSending = useNavigation().formMethod === "POST";
	const sentTo = result && "sentTo" in result ? result.sentTo : undefined;
	return (
		<SignInFrame
			title="Forgot password"
			lead="You will get a mail with a link and a code."
			problem={result && "problem" in result && !isSending && `The mail could not be sent. ${errorReason(result.problem)}`}
			links={
				<Link to={urls.admin.login()}>
					<Icon name="arrow-left" />
					Back to sign in
				</Link>
			}
		>
			{sentTo && !isSending && (
				<Notice tone="ok">
					If {sentTo} belongs to an account, a mail is on its way. Open its link, or{" "}
					<Link to={`${urls.admin.setPassword()}?${new URLSearchParams({ email: sentTo })}`}>enter its code</Link>.
				</Notice>
			)}
			<Field label="Email">
				<Input name="email" type="email" autoComplete="username" required />
			</Field>
			<Submit type="submit" variant="primary" busy={isSending}>
				{sentTo ? "Send again" : "Send mail"}
			</Submit>
		</SignInFrame>
	);
}

export { forgotPasswordAction as action } from "./passwordAction.ts";
