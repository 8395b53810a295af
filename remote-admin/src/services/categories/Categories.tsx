import { maxServiceCategories } from "@site/shared-data/rules";
import { Button, LoadingState, Skeleton } from "@site/shared-ui";
import { Grid, Text } from "@site/shared-ui/layout";
import { RowAction } from "@site/shared-ui/RowAction";
import { useEffect, useId, useRef, useState } from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { DeleteDialog } from "../../mutations/DeleteDialog.tsx";
import { useDeletion } from "../../mutations/useDeletion.ts";
import type { Result } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";
import { RowActions } from "../../table/order/OrderedList.styles.ts";
import { OrderedList } from "../../table/order/OrderedList.tsx";
import { useReordering } from "../../table/order/useReordering.ts";
import { Row } from "./Categories.styles.ts";
import { CategoryForm } from "./CategoryForm.tsx";
import { categoriesPath, type UsedCategory } from "./loadCategories.ts";

/** The categories of services; the store hides those without a published service. */
export function Categories({ categories }: { categories: Promise<Result<UsedCategory[]>> }) {
	const id = useId();
	const reorder = useReordering(categoriesPath);
	const deletion = useDeletion(
		categoriesPath,
		{ one: "category", many: "categories" },
		"Services use it now. Give them another category first.",
	);
	return (
		<Grid as="section" $columns={1} $gap={4} $maxWidth="44rem" $top={8} aria-labelledby={id}>
			<div>
				<Text as="h2" $font="serif" $size="xl" $weight="medium" $leading={1.3} id={id}>
					Categories
				</Text>
				<Text $top={1} $size="sm" $tone="text-2">
					Visitors filter the store by them. One without a published service is not shown.
				</Text>
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
									onReorder={reorder}
									hint="The order here is the order of the filter."
									renderRow={(category) => <CategoryRow category={category} onDelete={() => deletion.request([category])} />}
								/>
							</div>
						)}
						{rows.length >= maxServiceCategories ? (
							<Text $top={1} $size="sm" $tone="text-2">
								The limit is {maxServiceCategories} categories.
							</Text>
						) : (
							<CategoryForm
								label="New category"
								submitLabel="Add category"
								toMutation={(name, key) => ({ type: "create", key, name })}
								onSaved={() => {}}
							/>
						)}
					</>
				)}
			</ResultBlock>
			<DeleteDialog deletion={deletion} />
		</Grid>
	);
}

interface CategoryRowProps {
	category: UsedCategory;
	onDelete: () => void;
}

/** One category: its name, its number of services, and its actions. */
function CategoryRow({ category, onDelete }: CategoryRowProps) {
	const { id, name, revision, serviceCount } = category;
	const [isRenaming, setIsRenaming] = useState(false);
	const [isRefused, setIsRefused] = useState(false);
	const rename = useRef<HTMLSpanElement>(null);
	const wasRenaming = useRef(false);
	useEffect(() => {
		if (wasRenaming.current && !isRenaming) rename.current?.querySelector("button")?.focus();
		wasRenaming.current = isRenaming;
	}, [isRenaming]);
	const services = `${serviceCount} ${serviceCount === 1 ? "service" : "services"}`;
	if (isRenaming) {
		return (
			<CategoryForm
				label={`New name of ${name}`}
				submitLabel="Save name"
				initial={name}
				toMutation={(text) => ({ type: "rename", id, name: text, revision })}
				onSaved={() => setIsRenaming(false)}
				takesFocus
			>
				<Button variant="quiet" onClick={() => setIsRenaming(false)}>
					Cancel
				</Button>
			</CategoryForm>
		);
	}
	return (
		<Row>
			<Text $breaks>
				<span id={`category-${id}`}>{name}</span>
				<Text as="small" $left={2} $size="sm" $tone="text-3">
					{services}
				</Text>
			</Text>
			<RowActions ref={rename}>
				<RowAction label="Rename" about={`category-${id}`} onClick={() => setIsRenaming(true)}>
					<AdminIcon name="edit" />
				</RowAction>
				<RowAction
					label="Delete"
					about={`category-${id}`}
					danger
					onClick={() => (serviceCount > 0 ? setIsRefused(true) : onDelete())}
				>
					<AdminIcon name="trash" />
				</RowAction>
			</RowActions>
			{isRefused && serviceCount > 0 && (
				<Text
					$flex="0 1 100%"
					$size="sm"
					$tone="danger"
					role="alert"
				>{`${name} still has ${services}. Give them another category first.`}</Text>
			)}
		</Row>
	);
}

const skeleton = (
	<LoadingState label="Loading categories…">
		<Skeleton width="100%" height="6rem" />
	</LoadingState>
);
