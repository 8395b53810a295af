import { urls } from "@site/shared-data";
import { formatWeekday } from "@site/shared-data/dates";
import { useLoaderData } from "@site/shared-ui/router";
import { StatGroup } from "@site/shared-ui/StatGroup";
import { useContext } from "react";
import { CountsContext } from "../layout/CountsContext.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { Aside, Columns, Lists } from "./DashboardScreen.styles.ts";
import type { dashboardLoader } from "./dashboardLoader.ts";
import { ProfileCard } from "./ProfileCard.tsx";
import { QuickActions } from "./QuickActions.tsx";
import { RecentList } from "./RecentList.tsx";
import { StatCard } from "./StatCard.tsx";
import { WaitingList } from "./WaitingList.tsx";

/** The owner's first look: totals, the latest work, the profile, and the usual next steps. */
export function DashboardScreen() {
	const data = useLoaderData<typeof dashboardLoader>();
	const { hireRequests } = useContext(CountsContext);
	return (
		<>
			<PageHead title="Dashboard" note={formatWeekday(data.today)} />
			<StatGroup aria-label="Totals">
				<StatCard
					label="Projects"
					to={urls.admin.projects()}
					outcome={data.projectCounts}
					parts={({ published, draft }) => [
						{ mark: "published", count: published, text: `${published} published` },
						{ mark: "draft", count: draft, text: drafts(draft) },
					]}
				/>
				<StatCard
					label="Essays"
					to={urls.admin.essays()}
					outcome={data.essayCounts}
					parts={({ published, draft }) => [
						{ mark: "published", count: published, text: `${published} published` },
						{ mark: "draft", count: draft, text: drafts(draft) },
					]}
				/>
				<StatCard
					label="Jobs"
					to={urls.admin.jobs()}
					outcome={data.jobCounts}
					parts={({ current, past }) => [
						{ mark: "published", count: current, text: `${current} current` },
						{ mark: "plain", count: past, text: `${past} past` },
					]}
				/>
				<StatCard
					label="Hire Requests"
					to={urls.admin.hireProjects()}
					outcome={hireRequests}
					parts={({ accepted, pending }) => [
						{ mark: "accepted", count: accepted, text: `${accepted} accepted` },
						{ mark: "pending", count: pending, text: `${pending} pending` },
					]}
				/>
			</StatGroup>
			<WaitingList outcome={data.waiting} loaded={data.now} />
			<Columns>
				<Lists>
					<RecentList
						title="Recent projects"
						noun="projects"
						outcome={data.recentProjects}
						all={urls.admin.projects()}
						edit={urls.admin.editProject}
						view={urls.project}
						empty={{ text: "No projects yet.", action: "Create your first project", to: urls.admin.newProject() }}
					/>
					<RecentList
						title="Recent essays"
						noun="essays"
						outcome={data.recentEssays}
						all={urls.admin.essays()}
						edit={urls.admin.editEssay}
						view={urls.essay}
						empty={{ text: "No essays yet.", action: "Write your first essay", to: urls.admin.newEssay() }}
					/>
				</Lists>
				<Aside>
					<ProfileCard outcome={data.profile} />
					<QuickActions />
				</Aside>
			</Columns>
		</>
	);
}

const drafts = (count: number) => (count === 1 ? "1 draft" : `${count} drafts`);
