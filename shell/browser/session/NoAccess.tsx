import { sessionAtom, urls } from "@site/shared-data";
import { Button } from "@site/shared-ui";
import { useFetcher } from "@site/shared-ui/router";
import { useAtomValue } from "jotai";
import { styled } from "styled-components";

/** Shown to a signed-in account that is not on the admin list: it can only sign out. */
export function NoAccess() {
	const user = useAtomValue(sessionAtom);
	const fetcher = useFetcher();
	return (
		<Frame>
			<title>No access</title>
			<h1>This account has no access</h1>
			<p>
				{user
					? `You are signed in as ${user.email}. Ask an admin to add this account, or sign in with another one.`
					: "Sign in with another account."}
			</p>
			<div>
				<fetcher.Form method="post" action={urls.admin.signOut()}>
					<Button type="submit" variant="primary" busy={fetcher.state !== "idle"}>
						Sign out
					</Button>
				</fetcher.Form>
			</div>
		</Frame>
	);
}

const Frame = styled.main`
	display: grid;
	align-content: center;
	gap: var(--space-4);
	max-width: var(--w-text);
	min-height: 80dvh;
	margin-inline: auto;
	padding: var(--gutter);
	color: var(--text-2);

	h1 {
		color: var(--text);
		font: var(--weight-medium) var(--text-title)/var(--leading-heading) var(--font-serif);
		letter-spacing: var(--tracking-title);
	}
	> div {
		margin-top: var(--space-2);
	}
`;
