import { sessionAtom, urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { useFetcher } from "@site/shared-ui/router";
import { useAtomValue } from "jotai";
import { Actions, Frame, Heading } from "./NoAccess.styles.ts";

/**
 * Shown to a signed-in account that is not on the admin list: it has a visitor's rights and can only sign
 * out.
 */
export function NoAccess() {
	const user = useAtomValue(sessionAtom);
	const fetcher = useFetcher();
	return (
		<Frame>
			<title>No access</title>
			<Heading>This account has no access</Heading>
			<p>
				{user
					? `You are signed in as ${user.email}. Ask an admin to add this account, or sign in with another one.`
					: "Sign in with another account."}
			</p>
			<Actions>
				<fetcher.Form method="post" action={urls.admin.signOut()}>
					<Button type="submit" variant="primary" busy={fetcher.state !== "idle"}>
						Sign out
					</Button>
				</fetcher.Form>
			</Actions>
		</Frame>
	);
}
