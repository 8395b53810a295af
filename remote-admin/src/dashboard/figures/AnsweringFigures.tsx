import type { EnquiryFigures } from "@site/shared-data";
import { LoadingState, Skeleton } from "@site/shared-ui";
import type { Result } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";
import { Columns } from "./AnsweringFigures.styles.ts";
import { AnswerTimes } from "./AnswerTimes.tsx";
import { EnquiryWeeks } from "./EnquiryWeeks.tsx";

/** How soon enquiries are answered, and how many come. */
export const AnsweringFigures = ({ result }: { result: Promise<Result<EnquiryFigures>> }) => (
	<Columns>
		<ResultBlock result={result} loading={skeleton} failure="How soon enquiries were answered could not be counted.">
			{(figures) => (
				<>
					<AnswerTimes figures={figures} />
					<EnquiryWeeks weeks={figures.weeks} />
				</>
			)}
		</ResultBlock>
	</Columns>
);

const skeleton = (
	<LoadingState label="Counting enquiries…">
		<Skeleton width="100%" height="15rem" />
	</LoadingState>
);
