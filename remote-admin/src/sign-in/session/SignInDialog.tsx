import { urls } from "@site/shared-data";
import { Button, Notice } from "@site/shared-ui";
import { Dialog } from "@site/shared-ui/Dialog";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { useFetcher, useRouteLoaderData } from "@site/shared-ui/router";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { signInErrorMessages } from "../../errorMessages.ts";
import type { adminLoader } from "../../layout/adminLoader.ts";
import { PasswordInput } from "../PasswordInput.tsx";
import { Fields } from "../SignInFrame.styles.ts";
import type { sessionAction } from "../signInAction.ts";

interface SignInDialogProps {
	/** The noun of the form's row; absent for a list. */
	noun?: string;
	onSignedIn: () => void;
	onDismiss: () => void;
}

export function SignInDialog({ noun, onSignedIn, onDismiss }: SignInDialogProps) {
	const formId = useId();
	const password = useRef<HTMLInputElement>(null);
	const fetcher = useFetcher<typeof sessionAction>();
	const email = useRouteLoaderData<typeof adminLoader>("admin-layout")?.user.email;
	const isBusy = fetcher.state === "submitting";
	const result = isBusy ? undefined : fetcher.data;
	const handleResult = useEffectEvent((problem: string | null) => {
		if (problem === null) onSignedIn();
		else password.current?.focus();
	});
	useEffect(() => {
		if (result) handleResult(result.problem);
	}, [result]);
	return (
		<Dialog
			open
			size="small"
			title="Sign in to go on"
			lead={
				noun
					? `Your session has ended. The ${noun} is kept on this device; after you sign in, it is saved.`
					: "Your session has ended. The list and your selection are kept; after you sign in, the change is made."
			}
			dirty
			initialFocus={password}
			onClose={onDismiss}
			footer={
				<>
					<Button size="small" onClick={onDismiss}>
						Not now
					</Button>
					<Button size="small" type="submit" form={formId} variant="primary" busy={isBusy}>
						Sign In
					</Button>
				</>
			}
		>
			<fetcher.Form id={formId} method="post" action={urls.admin.session()}>
				<Fields>
					{result?.problem && <Notice tone="danger">{signInErrorMessages[result.problem]}</Notice>}
					<Field label="Email">
						<Input name="email" type="email" autoComplete="username" defaultValue={email} required />
					</Field>
					<Field label="Password">
						<PasswordInput ref={password} />
					</Field>
				</Fields>
			</fetcher.Form>
		</Dialog>
	);
}
