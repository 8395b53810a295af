import { type SessionUser, urls } from "@site/shared-data";
import { Link, NavLink } from "@site/shared-ui/router";
import { useId } from "react";
import { AdminIcon } from "../AdminIcon.tsx";
import { usePendingCounts } from "../inboxCounts.ts";
import { Account } from "./Account.tsx";
import { JumpButton } from "./JumpButton.tsx";
import { menu } from "./menu.ts";
import { PendingBadge } from "./PendingBadge.tsx";
import { Group, Nav } from "./SideMenu.styles.ts";

interface SideMenuProps {
	user: SessionUser;
	/** Opens the command palette. */
	onJump: () => void;
	onLogout: () => void;
}

/** The pages with their pending counts, the public site, Logout, the version, and the signed-in account. */
export function SideMenu({ user, onJump, onLogout }: SideMenuProps) {
	const id = useId();
	const pendingCounts = usePendingCounts();
	return (
		<>
			<JumpButton onOpen={onJump} />
			<Nav aria-label="Admin">
				{menu.map((items) => (
					<Group key={items[0]?.to}>
						{items.map(({ label, to, icon, isExact = false, pendingState }) => (
							<li key={to}>
								<NavLink to={to} end={isExact} aria-describedby={pendingState && `${id}-${pendingState}`}>
									<AdminIcon name={icon} />
									{label}
								</NavLink>
								{pendingState && (
									<PendingBadge id={`${id}-${pendingState}`} count={pendingCounts[pendingState]} state={pendingState} />
								)}
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
						<button type="button" onClick={onLogout}>
							<AdminIcon name="logout" />
							Logout
						</button>
					</li>
				</Group>
			</Nav>
			<Group as="div">
				<NavLink to={urls.admin.replyTemplates()}>
					<AdminIcon name="reply" />
					Reply templates
				</NavLink>
				<NavLink to={urls.admin.system()}>
					<AdminIcon name="system" />
					System
				</NavLink>
			</Group>
			<Account user={user} />
		</>
	);
}
