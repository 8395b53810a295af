import { maxServiceCategories } from "@site/shared-data/rules";
import { LoadingState, Skeleton } from "@site/shared-ui";
import { useId } from "react";
import { DeleteDialog } from "../../mutations/DeleteDialog.tsx";
import { useDeletion } from "../../mutations/useDeletion.ts";
import type { Result } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";
import { OrderedList } from "../../table/order/OrderedList.tsx";
import { useReordering } from "../../table/order/useReordering.ts";
import { Note, Root, Title } from "./Categories.styles.ts";
import { CategoryForm } from "./CategoryForm.tsx";
import { CategoryRow } from "./CategoryRow.tsx";
import { categoriesPath } from "./categoriesPath.ts";
import type { UsedCategory } from "./loadCategories.ts";

/** The categories of services; those without a published service are not in the store. */
export function Categories({ categories }: { categories: Promise<Result<UsedCategory[]>> }) {
	const id = useId();
	const reorder = useReordering(categoriesPath);
	const deletion = useDeletion(
		categoriesPath,
		{ one: "category", many: "categories" },
		"Services have got it in the meantime. Give them another category first.",
	);
	return (
		<Root aria-labelledby={id}>
			<div>
				<Title id={id}>Categories</Title>
				<Note>Visitors filter the store by them. One without a published service is not shown.</Note>
			</div>
			<ResultBlock result={categories} loading={skeleton} failure="The categories could not be loaded.">
				{(rows) => (
					<>
						{rows.length > 0 && (
							<div>
								<OrderedList
									label="Categories"
									rows={rows}
									nameOf={({ name }) => name}
									onReorder={(ids) => reorder(ids, rows)}
									hint="The order here is the order of the filter."
									renderRow={(category) => <CategoryRow category={category} onDelete={() => deletion.request([category])} />}
								/>
							</div>
						)}
						{rows.length >= maxServiceCategories ? (
							<Note>{maxServiceCategories} categories are the most.</Note>
						) : (
							<CategoryForm
								label="New category"
								submitLabel="Add category"
								toMutation={(name) => ({ type: "create", name })}
								onSaved={() => {}}
							/>
						)}
					</>
				)}
			</ResultBlock>
			<DeleteDialog deletion={deletion} />
		</Root>
	);
}

const skeleton = (
	<LoadingState label="Loading categories…">
		<Skeleton width="100%" height="6rem" />
	</LoadingState>
);
