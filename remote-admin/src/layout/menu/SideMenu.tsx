import { type SessionUser, urls } from "@site/shared-data";
import { VisuallyHidden } from "@site/shared-ui";
import { Kbd } from "@site/shared-ui/Kbd";
import { isApple } from "@site/shared-ui/keys";
import { Text } from "@site/shared-ui/layout";
import { Link, NavLink } from "@site/shared-ui/router";
import { StrokeIcon } from "@site/shared-ui/StrokeIcon";
import { useId } from "react";
import { AdminIcon } from "../AdminIcon.tsx";
import { usePendingCounts } from "../inboxCounts.ts";
import { useGuestPages } from "../useSite.ts";
import { menu } from "./menu.ts";
import { Account, Badge, Group, Jump, Nav } from "./SideMenu.styles.ts";
import { ThemeToggle } from "./ThemeToggle.tsx";

interface SideMenuProps {
	user: SessionUser;
	onJump: () => void;
	onLogout: () => void;
}

export function SideMenu({ user, onJump, onLogout }: SideMenuProps) {
	const id = useId();
	const pendingCounts = usePendingCounts();
	const { navigation } = useGuestPages();
	return (
		<>
			<Jump type="button" onClick={onJump} aria-keyshortcuts="Control+K Meta+K">
				<AdminIcon name="search" />
				<VisuallyHidden>Open command palette: </VisuallyHidden>
				<span>Jump to… </span>
				<Kbd keys={isApple() ? "⌘ K" : "Ctrl K"} />
			</Jump>
			<Nav aria-label="Admin">
				{menu.map((items) => (
					<Group key={items[0]?.to}>
						{items.map(({ label, to, icon, isExact = false, pendingState }) => (
							<li key={to}>
								<NavLink
									to={to}
									end={isExact}
									title={label}
									aria-describedby={pendingState && pendingCounts[pendingState] > 0 ? `${id}-${pendingState}` : undefined}
								>
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
				{navigation.length > 0 && (
					<Group>
						{navigation.map(({ path, label, icon }) => (
							<li key={path}>
								<NavLink to={path}>
									<StrokeIcon strokes={icon} />
									{label}
								</NavLink>
							</li>
						))}
					</Group>
				)}
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
			<Account>
				<span aria-hidden="true">{[...user.name][0]?.toUpperCase()}</span>
				<Text as="span" $flex="1" $oneLine>
					{user.name}
				</Text>
				<ThemeToggle />
			</Account>
		</>
	);
}

const PendingBadge = ({ id, count, state }: { id: string; count: number; state: string }) =>
	count > 0 && (
		<Badge id={id}>
			<span aria-hidden="true">{count > 99 ? "99+" : count}</span>
			<VisuallyHidden>
				{count} {state}
			</VisuallyHidden>
		</Badge>
	);
