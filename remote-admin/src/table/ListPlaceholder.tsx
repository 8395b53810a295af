import type { DataErrorKind, Page } from "@site/shared-data";
import { EmptyState, ErrorState } from "@site/shared-ui";
import { useRevalidator, useSearchParams } from "@site/shared-ui/router";
import type { ComponentProps } from "react";
import { errorReason } from "../errorReason.ts";
import type { Result } from "../results/Result.ts";

interface ListPlaceholderProps {
	/** The noun in the error's title. */
	title: string;
	result: Result<Page<unknown>> | null;
	isRefreshing: boolean;
	isNarrowed: boolean;
	/** The title for a search without a result. */
	notFound: string;
	statuses?: readonly unknown[];
	empty: Pick<ComponentProps<typeof EmptyState>, "title" | "children" | "action">;
}

/** Replaces the rows of a list: why they could not be loaded, or that there are none. */
export function listPlaceholder(props: ListPlaceholderProps) {
	const { title, result, isRefreshing, isNarrowed, notFound, statuses = [], empty } = props;
	if (result?.status === "error") return <ListError title={title} kind={result.kind} isRefreshing={isRefreshing} />;
	if (result?.data.rows.length !== 0) return null;
	if (!isNarrowed) return <EmptyState {...empty} />;
	return <EmptyState title={notFound}>{`Try adjusting your search${statuses.length > 0 ? " or filter" : ""}.`}</EmptyState>;
}

interface ListErrorProps {
	title: string;
	kind: DataErrorKind;
	isRefreshing: boolean;
}

/** Why a whole list or screen could not be loaded, with Retry. */
export function ListError({ title, kind, isRefreshing }: ListErrorProps) {
	const { revalidate, state } = useRevalidator();
	const [params] = useSearchParams();
	const isLongSearch = kind === "timeout" && params.has("q");
	return (
		<ErrorState title={`${title} could not be loaded`} onRetry={revalidate} busy={isRefreshing || state === "loading"}>
			{`${isLongSearch ? "The search took too long. Try fewer or longer words." : errorReason(kind)} Nothing that is stored is lost.`}
		</ErrorState>
	);
}
