import { StatusMark } from "@site/shared-ui/StatusMark";
import type { ReactNode } from "react";
import { type Mark, marks } from "./marks.ts";

/** A state of an entry in words, with its mark. */
export const Status = ({ mark, children }: { mark: Mark; children: ReactNode }) => (
	<StatusMark {...marks[mark]}>{children}</StatusMark>
);
