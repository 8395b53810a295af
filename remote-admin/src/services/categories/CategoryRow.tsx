import { Button } from "@site/shared-ui";
import { RowAction } from "@site/shared-ui/RowAction";
import { useEffect, useRef, useState } from "react";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { Name, Refusal, Row } from "./Categories.styles.ts";
import { CategoryForm } from "./CategoryForm.tsx";
import type { UsedCategory } from "./loadCategories.ts";

interface CategoryRowProps {
	category: UsedCategory;
	onDelete: () => void;
}

/** One category: its name, how many services have it, and its changes. */
export function CategoryRow({ category, onDelete }: CategoryRowProps) {
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
			<Name>
				<span id={`category-${id}`}>{name}</span>
				<small>{services}</small>
			</Name>
			<span ref={rename}>
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
			</span>
			{isRefused && serviceCount > 0 && (
				<Refusal role="alert">{`${name} still has ${services}. Give them another category first.`}</Refusal>
			)}
		</Row>
	);
}
