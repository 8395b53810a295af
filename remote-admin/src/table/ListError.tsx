import type { DataErrorKind } from "@site/shared-data";
import { ErrorState } from "@site/shared-ui";
import { useRevalidator, useSearchParams } from "@site/shared-ui/router";
import { errorReason } from "../errorReason.ts";

interface ListErrorProps {
	title: string;
	kind: DataErrorKind;
	isRefreshing: boolean;
}

export function ListError({ title, kind, isRefreshing }: ListErrorProps) {
	const { revalidate, state } = useRevalidator();
	const [params] = useSearchParams();
	const isLongSearch = kind === "timeout" && params.has("q");
	return (
		<ErrorState title={`${title} could not be loaded`} onRetry={revalidate} busy={isRefreshing || state === "loading"}>
			{isLongSearch ? "The search took too long. Try fewer or longer words." : errorReason(kind)} Nothing that is stored is lost.
		</ErrorState>
	);
}
