import { type Service, urls } from "@site/shared-data";
import { formatPrice, savingPercent } from "@site/shared-data/offers";
import { Badge } from "@site/shared-ui";
import { Menu } from "@site/shared-ui/Menu";
import { RowAction } from "@site/shared-ui/RowAction";
import { Link } from "@site/shared-ui/router";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Status } from "../table/Status.tsx";
import { Actions, Facts, Main, Price, Root, State, Title } from "./ServiceRow.styles.ts";
import { statusLabels } from "./serviceListRules.ts";
import type { useServiceMutations } from "./useServiceMutations.ts";

interface ServiceRowProps extends ReturnType<typeof useServiceMutations> {
	service: Service;
	/** The name of its category; undefined until it is read. */
	category: string | undefined;
	onDelete: () => void;
}

/** One service of the list. */
export function ServiceRow({ service, category, setStatus, duplicate, onDelete }: ServiceRowProps) {
	const { id, name, status, deliveryTime, isPopular, features } = service;
	const about = `service-${id}`;
	const edit = urls.admin.editService(id);
	const saving = savingPercent(service);
	const change =
		status === "draft"
			? { label: "Publish", icon: <AdminIcon name="check" />, onSelect: () => void setStatus(service, "published") }
			: { label: "Unpublish", icon: <AdminIcon name="eyeOff" />, onSelect: () => void setStatus(service, "draft") };
	return (
		<Root>
			<Main>
				<Title>
					<Link id={about} to={edit}>
						{name}
					</Link>
					{isPopular && <Badge tone="clay">Popular</Badge>}
				</Title>
				<Facts>
					{[category, deliveryTime, `${features.length} ${features.length === 1 ? "feature" : "features"}`]
						.filter(Boolean)
						.join(", ")}
				</Facts>
			</Main>
			<Price>
				{formatPrice(service)}
				{saving !== null && <small>{`saves ${saving}%`}</small>}
			</Price>
			<State>
				<Status mark={status}>{statusLabels[status]}</Status>
			</State>
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
						change,
						{ label: "Duplicate as draft", icon: <AdminIcon name="copy" />, onSelect: () => void duplicate(service) },
					]}
				/>
			</Actions>
		</Root>
	);
}
