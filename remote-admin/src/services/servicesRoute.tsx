import { urls } from "@site/shared-data";
import { maxServices } from "@site/shared-data/rules";
import { ButtonLink, EmptyState, LoadingState, Skeleton, VisuallyHidden } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { TablePlaceholder } from "@site/shared-ui/Table";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import { DeleteDialog } from "../mutations/DeleteDialog.tsx";
import { useDeletion } from "../mutations/useDeletion.ts";
import { useResult } from "../results/useResult.ts";
import { ExportButton } from "../table/ExportButton.tsx";
import { ListError } from "../table/ListError.tsx";
import { ListTools } from "../table/ListTools.tsx";
import { OrderedList } from "../table/order/OrderedList.tsx";
import { useReordering } from "../table/order/useReordering.ts";
import { useListUrl } from "../table/useListUrl.ts";
import { Categories } from "./categories/Categories.tsx";
import { ServiceRow } from "./ServiceRow.tsx";
import { serviceListRules, statusLabels } from "./serviceListRules.ts";
import type { servicesLoader } from "./servicesLoader.ts";
import { serviceNouns, useServiceMutations } from "./useServiceMutations.ts";

export { servicesAction as action } from "./servicesAction.ts";
export { servicesLoader as loader } from "./servicesLoader.ts";

/** What the store offers, in its order, and the categories that visitors filter it by. */
export function Component() {
	const loaded = useLoaderData<typeof servicesLoader>();
	const { result, isRefreshing } = useResult(loaded.list);
	const { result: categories } = useResult(loaded.categories);
	const listUrl = useListUrl(serviceListRules);
	const mutations = useServiceMutations();
	const reorder = useReordering(urls.admin.services());
	const deletion = useDeletion(urls.admin.services(), serviceNouns);

	const page = result?.status === "success" ? result.data : null;
	const isFull = !listUrl.isNarrowed && page !== null && page.total >= maxServices;
	const nameOf = (id: string) =>
		categories?.status === "success" ? categories.data.find((category) => category.id === id)?.name : undefined;
	return (
		<>
			<PageHead
				title="Services"
				note={isFull ? `${maxServices} services are the most. Delete one to add another.` : "What the store offers."}
				actions={
					<>
						<ExportButton to={urls.admin.services()} name="services" />
						{!isFull && addService}
					</>
				}
			/>
			<ListTools
				searchLabel="Search name and description"
				listUrl={listUrl}
				statuses={Object.entries(statusLabels).map(([value, label]) => ({ value, label }))}
			/>
			{result === null && skeleton}
			{result?.status === "error" && (
				<TablePlaceholder>
					<ListError title="Services" kind={result.kind} isRefreshing={isRefreshing} />
				</TablePlaceholder>
			)}
			{page?.rows.length === 0 && (
				<TablePlaceholder>
					{listUrl.isNarrowed ? (
						<EmptyState title="No services found">Try adjusting your search or filter.</EmptyState>
					) : (
						<EmptyState title="No services yet" action={addService}>
							The store says that its list is being prepared, and leads to the contact form.
						</EmptyState>
					)}
				</TablePlaceholder>
			)}
			{page && page.rows.length > 0 && (
				<OrderedList
					label="Services"
					rows={page.rows}
					nameOf={({ name }) => name}
					onReorder={listUrl.isNarrowed ? undefined : (ids) => reorder(ids, page.rows)}
					hint="The order here is the order in the store."
					renderRow={(service) => (
						<ServiceRow
							{...mutations}
							service={service}
							category={nameOf(service.category)}
							onDelete={() => deletion.request([service])}
						/>
					)}
				/>
			)}
			<VisuallyHidden role="status">{page && listUrl.isNarrowed && `${page.total} found`}</VisuallyHidden>
			<Categories categories={loaded.categories} />
			<DeleteDialog deletion={deletion} />
		</>
	);
}

const addService = (
	<ButtonLink variant="primary" to={urls.admin.newService()}>
		<AdminIcon name="plus" />
		Add service
	</ButtonLink>
);

const skeleton = (
	<LoadingState label="Loading services…">
		{[1, 2, 3, 4].map((row) => (
			<Skeleton key={row} width="100%" height="4rem" />
		))}
	</LoadingState>
);
