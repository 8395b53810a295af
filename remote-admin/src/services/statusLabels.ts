import type { ServiceStatus } from "@site/shared-data";

/** The statuses of services as words. */
export const statusLabels: Record<ServiceStatus, string> = { published: "Published", draft: "Draft" };
