import type { HireRequestStatus } from "@site/shared-data";
import { hireRequestStatuses } from "@site/shared-data/rules";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { Status } from "../status/Status.tsx";
import { hireRequestStatus } from "./hireRequestStatus.ts";

/** The five states as buttons; pressing one stores it at once. */
export const StatusButtons = ({ status, onSet }: { status: HireRequestStatus; onSet: (status: HireRequestStatus) => void }) => (
	<SegmentedFilter
		label="Status"
		variant="square"
		value={status}
		onChange={(next) => next !== status && onSet(next)}
		options={hireRequestStatuses.map((value) => ({
			value,
			label: <Status mark={hireRequestStatus[value].mark}>{hireRequestStatus[value].label}</Status>,
		}))}
	/>
);
