import { Button } from "@site/shared-ui";
import { Select } from "@site/shared-ui/Input";
import { SearchBox } from "@site/shared-ui/SearchBox";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { Layouts, Root, StatusField } from "./ListTools.styles.ts";
import type { ListUrl } from "./search/useListUrl.ts";

interface ListToolsProps {
	searchLabel: string;
	/** The filter options besides All; empty for lists without statuses. */
	statuses?: readonly { value: string; label: string }[];
	listUrl: ListUrl;
	layouts?: ReactNode;
}

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

const debounceMs = 200;

/** The text of a search box: written to the URL after a typing pause, and read from it after Back. */
function useDebouncedSearch(search: string, onSearch: (text: string) => void) {
	const [text, setText] = useState(search);
	const [seen, setSeen] = useState(search);
	// Searches that are not in the URL yet: a late URL change must not overwrite newer text.
	const [pending, setPending] = useState<string[]>([]);
	if (seen !== search) {
		setSeen(search);
		const arrived = pending.indexOf(search);
		setPending(arrived >= 0 ? pending.slice(arrived + 1) : []);
		if (arrived < 0) setText(search);
	}

	const latest = pending.at(-1) ?? search;
	const searchNow = () => {
		const wanted = text.trim();
		if (wanted !== latest) setPending((before) => [...before, wanted]);
		onSearch(text);
	};
	const searchLater = useEffectEvent(searchNow);
	useEffect(() => {
		if (text.trim() === latest) return;
		const timer = setTimeout(searchLater, debounceMs);
		return () => clearTimeout(timer);
	}, [text, latest]);

	return { text, setText, searchNow };
}
