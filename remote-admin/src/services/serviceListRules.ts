import type { ServiceStatus } from "@site/shared-data";
import type { ListRules } from "../table/listQuery.ts";

/** The list has the order of the store, and all services on one page. */
export const serviceListRules: ListRules<ServiceStatus, never> = { statuses: ["published", "draft"], sorts: [], pageSize: 100 };

/** The statuses of services as words. */
export const statusLabels: Record<ServiceStatus, string> = { published: "Published", draft: "Draft" };
