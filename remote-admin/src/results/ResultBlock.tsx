import { type ReactNode, Suspense, use } from "react";
import { BlockError } from "./BlockError.tsx";
import type { Result } from "./Result.ts";

interface ResultBlockProps<T> {
	result: Promise<Result<T>>;
	/** Stands here, of the same size, until the answer is there. */
	loading: ReactNode;
	/** What did not work when it failed: "The projects could not be counted." */
	failure: string;
	children: (data: T) => ReactNode;
}

/** A part of the page with data of its own: it waits and fails without the others. */
export const ResultBlock = <T,>({ loading, ...rest }: ResultBlockProps<T>) => (
	<Suspense fallback={loading}>
		<Loaded {...rest} />
	</Suspense>
);

function Loaded<T>({ result, failure, children }: Omit<ResultBlockProps<T>, "loading">) {
	const loaded = use(result);
	return loaded.status === "success" ? children(loaded.data) : <BlockError what={failure} kind={loaded.kind} />;
}
