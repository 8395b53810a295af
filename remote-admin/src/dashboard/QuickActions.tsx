import { urls } from "@site/shared-data";
import { Text } from "@site/shared-ui/layout";
import { Link } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Block } from "../layout/Block.tsx";
import { usePendingCounts } from "../layout/inboxCounts.ts";

export function QuickActions() {
	const { pending } = usePendingCounts();
	return (
		<Block title="Quick actions">
			<Actions>
				{actions.map(({ label, to, icon }) => (
					<li key={to}>
						<Link to={to}>
							<AdminIcon name={icon} />
							{label}
							{to === urls.admin.hireRequests() && pending > 0 && (
								<Text as="span" $left="auto" $size="sm" $tone="clay">
									{pending} pending
								</Text>
							)}
						</Link>
					</li>
				))}
			</Actions>
		</Block>
	);
}

const actions = [
	{ label: "New Project", to: urls.admin.newProject(), icon: "plus" },
	{ label: "New Essay", to: urls.admin.newEssay(), icon: "plus" },
	{ label: "Add Job", to: urls.admin.newJob(), icon: "plus" },
	{ label: "Edit Profile", to: urls.admin.profile(), icon: "profile" },
	{ label: "Hire Requests", to: urls.admin.hireRequests(), icon: "hireProjects" },
] as const;

const Actions = styled.ul`
	padding: var(--space-1) 0 0;

	a {
		display: flex;
		align-items: center;
		gap: 0.625rem;
		min-height: 2.5rem;
		margin-inline: calc(-1 * var(--space-2));
		padding-inline: var(--space-2);
		border-radius: var(--radius-sm);
		transition: background-color var(--t-colour);
	}
	a:hover {
		background: var(--subtle);
	}
	svg {
		width: 1.125rem;
		height: 1.125rem;
		color: var(--accent);
	}
	@media (pointer: coarse), (max-width: 47.99rem) {
		a {
			min-height: var(--touch);
		}
	}
`;
