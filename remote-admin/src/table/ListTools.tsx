import { Button } from "@site/shared-ui";
import { Select } from "@site/shared-ui/Input";
import { SearchBox } from "@site/shared-ui/SearchBox";
import type { ReactNode } from "react";
import { Layouts, Root, StatusField } from "./ListTools.styles.ts";
import { useDebouncedSearch } from "./search/useDebouncedSearch.ts";
import type { ListUrl } from "./search/useListUrl.ts";

interface ListToolsProps {
	/** The label of the search box: "Search title and description". */
	searchLabel: string;
	/** The filter options besides All; empty for lists without statuses. */
	statuses?: readonly { value: string; label: string }[];
	listUrl: ListUrl;
	/** A choice of how the list is laid out. */
	layouts?: ReactNode;
}

/** Search and filter of a list; both live in the URL. */
export function ListTools({ searchLabel, statuses = [], listUrl, layouts }: ListToolsProps) {
	const { query, isNarrowed, change } = listUrl;
	const { text, setText, searchNow } = useDebouncedSearch(query.search ?? "", (search) => change({ search }));
	return (
		<Root role="search">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					searchNow();
				}}
			>
				<SearchBox
					label={searchLabel}
					value={text}
					onValueChange={setText}
					autoComplete="off"
					spellCheck={false}
					maxLength={200}
				/>
				{statuses.length > 0 && (
					<StatusField>
						<span>Status</span>
						<Select value={query.status ?? ""} onChange={(event) => change({ status: event.currentTarget.value })}>
							<option value="">All</option>
							{statuses.map(({ value, label }) => (
								<option key={value} value={value}>
									{label}
								</option>
							))}
						</Select>
					</StatusField>
				)}
				{isNarrowed && (
					<Button
						size="small"
						variant="quiet"
						onClick={() => {
							setText("");
							change({ search: "", status: "" });
						}}
					>
						Clear filters
					</Button>
				)}
				{layouts && <Layouts>{layouts}</Layouts>}
			</form>
		</Root>
	);
}
