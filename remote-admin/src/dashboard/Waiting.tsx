import { Grid, Text } from "@site/shared-ui/layout";
import { useState } from "react";
import type { EnquirySummary } from "../enquiries/enquirySummary.ts";
import type { Result } from "../results/Result.ts";
import { useResult } from "../results/useResult.ts";
import type { FollowUp } from "./dashboardLoader.ts";
import { FollowUpList } from "./FollowUpList.tsx";
import { UnansweredList } from "./UnansweredList.tsx";

interface WaitingProps {
	unanswered: Promise<Result<EnquirySummary[]>>;
	followUps: Promise<Result<FollowUp[]>>;
	loadedAt: number;
	today: string;
}

/** The lists of unanswered enquiries and of due follow-ups; one line instead when both are empty. */
export function Waiting({ unanswered, followUps, loadedAt, today }: WaitingProps) {
	const hasNobody = isEmpty(useResult(unanswered).result);
	const hasNothingDue = isEmpty(useResult(followUps).result);
	// The heading of the list keeps the focus after its last row is done.
	const [hadFollowUps, setHadFollowUps] = useState(false);
	if (!hadFollowUps && hasNothingDue === false) setHadFollowUps(true);
	const hidesFollowUps = hasNothingDue && !hadFollowUps;
	if (hasNobody && hidesFollowUps)
		return (
			<Text $top={5} $tone="text-2">
				No enquiry is waiting, and no follow-up is due.
			</Text>
		);
	return (
		<Grid $columns={1} $gap={5} $top={5}>
			{!hasNobody && <UnansweredList result={unanswered} loadedAt={loadedAt} />}
			{!hidesFollowUps && <FollowUpList result={followUps} today={today} />}
		</Grid>
	);
}

/** Undefined until it is known, and after an error. */
const isEmpty = (result: Result<readonly unknown[]> | null) =>
	result?.status === "success" ? result.data.length === 0 : undefined;
