import { urls } from "@site/shared-data";
import { Link } from "@site/shared-ui/router";
import { useId } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { BlockHead, BlockTitle } from "../layout/BlockHead.styles.ts";
import { usePendingCounts } from "../layout/inboxCounts.ts";
import { Actions, Pending } from "./QuickActions.styles.ts";

/** Links to the most frequent tasks. */
export function QuickActions() {
	const titleId = useId();
	const { pending } = usePendingCounts();
	return (
		<section aria-labelledby={titleId}>
			<BlockHead>
				<BlockTitle id={titleId}>Quick actions</BlockTitle>
			</BlockHead>
			<Actions>
				{actions.map(({ label, to, icon }) => (
					<li key={to}>
						<Link to={to}>
							<AdminIcon name={icon} />
							{label}
							{to === urls.admin.hireRequests() && pending > 0 && <Pending>{pending} pending</Pending>}
						</Link>
					</li>
				))}
			</Actions>
		</section>
	);
}

const actions = [
	{ label: "New Project", to: urls.admin.newProject(), icon: "plus" },
	{ label: "New Essay", to: urls.admin.newEssay(), icon: "plus" },
	{ label: "Add Job", to: urls.admin.newJob(), icon: "plus" },
	{ label: "Edit Profile", to: urls.admin.profile(), icon: "profile" },
	{ label: "Hire Requests", to: urls.admin.hireRequests(), icon: "hireProjects" },
] as const;
