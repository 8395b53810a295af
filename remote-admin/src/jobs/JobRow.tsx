import { type Job, urls } from "@site/shared-data";
import { formatDate, formatMonth } from "@site/shared-data/dates";
import { Badge } from "@site/shared-ui";
import { Avatar } from "@site/shared-ui/Avatar";
import { Menu } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Actions, Company, Line, Main, Period, Root, Title, Updated } from "./JobRow.styles.ts";

interface JobRowProps {
	job: Job;
	onMakeCurrent: () => void;
	onDelete: () => void;
}

/** One job of the list. */
export function JobRow({ job, onMakeCurrent, onDelete }: JobRowProps) {
	const { id, position, company, companyLogo, location, description, isCurrent, updatedAt } = job;
	const about = `job-${id}`;
	const edit = urls.admin.editJob(id);
	return (
		<Root>
			<Avatar name={company} src={companyLogo} />
			<Main>
				<Title>
					<Link id={about} to={edit}>
						{position}
					</Link>
					{isCurrent && <Badge tone="tea">Current</Badge>}
				</Title>
				<Company>
					<span>{company}</span>, <span>{location}</span>
				</Company>
				{description && <Line>{description}</Line>}
			</Main>
			<Period>{periodOf(job)}</Period>
			<Updated>
				Updated <time dateTime={updatedAt.toISOString()}>{formatDate(updatedAt)}</time>
			</Updated>
			<Actions>
				<RowAction label="Edit" about={about} to={edit}>
					<AdminIcon name="edit" />
				</RowAction>
				<RowAction label="Delete" about={about} danger onClick={onDelete}>
					<AdminIcon name="trash" />
				</RowAction>
				<Menu
					trigger={
						<RowAction label="More" about={about}>
							<AdminIcon name="more" />
						</RowAction>
					}
					entries={[
						{
							label: "Make current",
							icon: <AdminIcon name="current" />,
							disabled: isCurrent,
							onSelect: onMakeCurrent,
						},
					]}
				/>
			</Actions>
		</Root>
	);
}

/** The period of a job: "Mar 2020 - Dec 2022", "Jan 2023 - Present". */
const periodOf = ({ startDate, endDate, isCurrent }: Pick<Job, "startDate" | "endDate" | "isCurrent">) =>
	`${formatMonth(startDate)} - ${isCurrent || !endDate ? "Present" : formatMonth(endDate)}`;
