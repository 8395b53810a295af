import type { HireRequest } from "@site/shared-data";
import { formatDay, today } from "@site/shared-data/dates";
import { styled } from "styled-components";
import { useSite } from "../../layout/useSite.ts";

export function RequestLines({ request, now }: { request: HireRequest; now: number }) {
	const { timeZone } = useSite();
	const { projectType, budgetRange, value, followUpOn } = request;
	return (
		<>
			<p>{projectType}</p>
			{value === null ? <p>{budgetRange}</p> : <Value>Rp {value.toLocaleString("id-ID")}</Value>}
			{followUpOn && (
				<FollowUp $isDue={followUpOn <= today(timeZone, new Date(now))}>
					Follow up <time dateTime={followUpOn}>{formatDay(followUpOn)}</time>
				</FollowUp>
			)}
		</>
	);
}

const Value = styled.p`
	font-variant-numeric: tabular-nums;
	color: var(--text);
`;

const FollowUp = styled.p<{ $isDue: boolean }>`
	color: ${({ $isDue }) => ($isDue ? "var(--clay)" : "inherit")};
`;
