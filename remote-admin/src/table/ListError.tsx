import type { DataErrorKind } from "@site/shared-data";
import { ErrorState } from "@site/shared-ui";
import { useRevalidator } from "@site/shared-ui/router";
import { errorReason } from "../errorReason.ts";

interface ListErrorProps {
	title: string;
	kind: DataErrorKind;
	isRefreshing: boolean;
}

/** Replaces a list that could not be loaded. */
export function ListError({ title, kind, isRefreshing }: ListErrorProps) {
	const { revalidate, state } = useRevalidator();
	return (
		<ErrorState title={`${title} could not be loaded`} onRetry={revalidate} busy={isRefreshing || state === "loading"}>
			{errorReason(kind)} Nothing that is stored is lost.
		</ErrorState>
	);
}
