import { type ReactNode, Suspense, use } from "react";
import { BlockError } from "./BlockError.tsx";
import type { Result } from "./Result.ts";

interface ResultBlockProps<T> {
	result: Promise<Result<T>>;
	/** The skeleton, of the same size as the content. */
	loading: ReactNode;
	failure: string;
	children: (data: T) => ReactNode;
}

/** A part of the page with its own data: it loads and fails independently. */
export const ResultBlock = <T,>({ loading, ...rest }: ResultBlockProps<T>) => (
	<Suspense fallback={loading}>
		<Loaded {...rest} />
	</Suspense>
);

function Loaded<T>({ result, failure, children }: Omit<ResultBlockProps<T>, "loading">) {
	const loaded = use(result);
	return loaded.status === "success" ? children(loaded.data) : <BlockError what={failure} kind={loaded.kind} />;
}
