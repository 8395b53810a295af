import type { SessionUser } from "@site/shared-data";
import { Avatar, Name, Root } from "./Account.styles.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

/** The signed-in user, and the theme toggle. */
export const Account = ({ user }: { user: SessionUser }) => (
	<Root>
		<Avatar aria-hidden="true">{[...user.name][0]?.toUpperCase()}</Avatar>
		<Name>{user.name}</Name>
		<ThemeToggle />
	</Root>
);
