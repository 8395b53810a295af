import { type ReactNode, Suspense, use } from "react";
import type { Outcome } from "../outcome/Outcome.ts";
import { BlockFailed } from "./BlockFailed.tsx";

interface BlockProps<T> {
	outcome: Promise<Outcome<T>>;
	/** Stands here, of the same size, until the answer is there. */
	loading: ReactNode;
	/** What did not work when it failed: "The projects could not be counted." */
	failure: string;
	children: (value: T) => ReactNode;
}

/** A part of the page with data of its own: it waits and fails without the others. */
export const Block = <T,>({ loading, ...rest }: BlockProps<T>) => (
	<Suspense fallback={loading}>
		<Settled {...rest} />
	</Suspense>
);

function Settled<T>({ outcome, failure, children }: Omit<BlockProps<T>, "loading">) {
	const settled = use(outcome);
	return settled.state === "loaded" ? children(settled.value) : <BlockFailed what={failure} kind={settled.kind} />;
}
