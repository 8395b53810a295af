import { type Service, urls } from "@site/shared-data";
import { formatPrice, savingPercent } from "@site/shared-data/offers";
import { Badge } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { useSite } from "../layout/useSite.ts";
import { stateLabels } from "../publications/publicationKinds.ts";
import { usePublicationMutations } from "../publications/usePublicationMutations.ts";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import { RowButtons, RowSummary } from "../table/order/RowSummary.tsx";
import { Status } from "../table/status/Status.tsx";
import type { UsedCategory } from "./categories/loadCategories.ts";
import { Price, Root, State } from "./ServiceRow.styles.ts";

export const serviceNouns = { one: "service", many: "services" };

export function ServiceRow({ row: service, onDelete }: { row: Service; onDelete: () => void }) {
	const { id, name, status, deliveryTime, isPopular, features } = service;
	const { setStatus, duplicate } = usePublicationMutations({
		nouns: serviceNouns,
		urls: { list: urls.admin.services(), edit: urls.admin.editService },
	});
	const { money } = useSite();
	const rows = [{ id, title: name }];
	const category = useCategoryName(service.category);
	const about = `service-${id}`;
	const edit = urls.admin.editService(id);
	const saving = savingPercent(service);
	const change =
		status === "draft"
			? { label: "Publish", icon: <AdminIcon name="check" />, onSelect: () => void setStatus(rows, "published") }
			: { label: "Unpublish", icon: <AdminIcon name="eyeOff" />, onSelect: () => void setStatus(rows, "draft") };
	return (
		<Root>
			<RowSummary
				id={about}
				name={name}
				to={edit}
				badge={isPopular && <Badge tone="clay">Popular</Badge>}
				facts={[category, deliveryTime, `${features.length} ${features.length === 1 ? "feature" : "features"}`]
					.filter(Boolean)
					.join(", ")}
			/>
			<Price>
				{formatPrice(service, money)}
				{saving !== null && <small>{`saves ${saving}%`}</small>}
			</Price>
			<State>
				<Status mark={status}>{stateLabels[status]}</Status>
			</State>
			<RowButtons
				about={about}
				edit={edit}
				onDelete={onDelete}
				more={[change, { label: "Duplicate as draft", icon: <AdminIcon name="copy" />, onSelect: () => void duplicate(rows) }]}
			/>
		</Root>
	);
}

/** The name of a category; undefined until the categories are read. */
function useCategoryName(id: string): string | undefined {
	const { categories } = useLoaderData<{ categories: Promise<Result<UsedCategory[]>> }>();
	const { result } = useResult(categories);
	return result?.status === "success" ? result.data.find((category) => category.id === id)?.name : undefined;
}
