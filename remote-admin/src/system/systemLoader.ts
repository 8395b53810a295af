import { systemContext } from "@site/shared-data";
import type { LoaderFunctionArgs } from "@site/shared-ui/router";

/** Asks the shell what is deployed and what runs. */
export function systemLoader({ context }: LoaderFunctionArgs) {
	return context.get(systemContext)();
}
