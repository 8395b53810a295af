import { statusesBefore } from "../inboxRepository.ts";
import type { HireRequestStatus } from "./HireRequest.ts";
import { hireRequestTable } from "./hireRequestTable.ts";

/** Whether a hire request of one status may get another. */
export const mayBecome = (from: HireRequestStatus, to: HireRequestStatus): boolean =>
	statusesBefore(hireRequestTable, to).includes(from);
