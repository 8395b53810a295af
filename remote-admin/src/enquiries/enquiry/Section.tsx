import { LoadingState, Skeleton } from "@site/shared-ui";
import { Text } from "@site/shared-ui/layout";
import { type ReactNode, useId, useState } from "react";
import { styled } from "styled-components";
import { BlockError } from "../../results/BlockError.tsx";
import type { Result } from "../../results/Result.ts";

export function Section({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section aria-labelledby={id}>
			<Text as="h3" $bottom={2} $size="md" $weight="semibold" id={id}>
				{title}
			</Text>
			{children}
		</section>
	);
}

interface SectionDataProps<T> {
	/** Undefined while it loads for the first time. */
	result: Result<T> | undefined;
	loading: string;
	failure: string;
	children: (data: T) => ReactNode;
}

/** The data of a section. Keeps earlier data when reading them again fails. */
export function SectionData<T>({ result, loading, failure, children }: SectionDataProps<T>) {
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

export const Lines = styled.ul`
	display: grid;
	gap: var(--space-1);
	font-size: var(--text-md);

	& + a {
		margin-top: var(--space-2);
	}

	li {
		display: flex;
		flex-wrap: wrap;
		align-items: baseline;
		justify-content: space-between;
		gap: 0 var(--space-4);
		overflow-wrap: anywhere;
	}
	@media (pointer: coarse) {
		a {
			padding-block: 0.6875rem;
		}
	}
	time,
	li > span {
		font-size: var(--text-sm);
		font-variant-numeric: tabular-nums;
		color: var(--text-3);
	}
`;
