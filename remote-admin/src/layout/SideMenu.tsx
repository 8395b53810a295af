import { type SessionUser, urls } from "@site/shared-data";
import { Form, Link, NavLink } from "@site/shared-ui/router";
import { AdminIcon } from "../icons/AdminIcon.tsx";
import { Account } from "./Account.tsx";
import { menu } from "./menu.ts";
import { Group, Nav } from "./SideMenu.styles.ts";

/** Where the owner can go, the way out, and who is at work. */
export function SideMenu({ user }: { user: SessionUser }) {
	return (
		<>
			<Nav aria-label="Admin">
				{menu.map((items) => (
					<Group key={items[0]?.to}>
						{items.map(({ label, to, icon, isExact = false }) => (
							<li key={to}>
								<NavLink to={to} end={isExact}>
									<AdminIcon name={icon} />
									{label}
								</NavLink>
							</li>
						))}
					</Group>
				))}
				<Group>
					<li>
						<Link to={urls.home()}>
							<AdminIcon name="out" />
							View Site
						</Link>
					</li>
					<li>
						<Form method="post" action={urls.admin.signOut()} replace>
							<button type="submit">
								<AdminIcon name="logout" />
								Logout
							</button>
						</Form>
					</li>
				</Group>
			</Nav>
			<Account user={user} />
		</>
	);
}
