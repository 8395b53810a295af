import { LoadingState, Skeleton } from "@site/shared-ui";
import { type ReactNode, useState } from "react";
import { BlockError } from "../../results/BlockError.tsx";
import type { Result } from "../../results/Result.ts";

interface PartProps<T> {
	/** Undefined while it loads for the first time. */
	result: Result<T> | undefined;
	/** "Loading the notes…" */
	loading: string;
	/** "The notes could not be loaded." */
	failure: string;
	children: (data: T) => ReactNode;
}

/** A part of a dialog with its own data. What was read stays when reading it again fails. */
export function Part<T>({ result, loading, failure, children }: PartProps<T>) {
	const [last, setLast] = useState<Extract<Result<T>, { status: "success" }>>();
	if (result?.status === "success" && result !== last) setLast(result);
	return (
		<>
			{result?.status === "error" && <BlockError what={failure} kind={result.kind} />}
			{last && children(last.data)}
			{!result && (
				<LoadingState label={loading}>
					<Skeleton width="60%" height="0.875rem" />
				</LoadingState>
			)}
		</>
	);
}
