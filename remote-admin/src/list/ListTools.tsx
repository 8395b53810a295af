import { Button, Select } from "@site/shared-ui";
import { SearchBox } from "@site/shared-ui/SearchBox";
import { Root, StatusField } from "./ListTools.styles.ts";
import type { useListAddress } from "./useListAddress.ts";
import { useTypedSearch } from "./useTypedSearch.ts";

interface ListToolsProps {
	/** What is searched: "Search title and description". */
	searchLabel: string;
	/** The choices beside All; none for lists without states. */
	statuses?: readonly { value: string; label: string }[];
	address: ReturnType<typeof useListAddress>;
}

/** Search and filter of a list; both live in the address. */
export function ListTools({ searchLabel, statuses = [], address }: ListToolsProps) {
	const { query, isNarrowed, change } = address;
	const { text, type, askNow } = useTypedSearch(query.search ?? "", (search) => change({ search }));
	return (
		<Root role="search">
			<form
				onSubmit={(event) => {
					event.preventDefault();
					askNow();
				}}
			>
				<SearchBox label={searchLabel} value={text} onValueChange={type} autoComplete="off" spellCheck={false} maxLength={200} />
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
							type("");
							change({ search: "", status: "" });
						}}
					>
						Clear filters
					</Button>
				)}
			</form>
		</Root>
	);
}
