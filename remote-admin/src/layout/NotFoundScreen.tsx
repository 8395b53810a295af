import { urls } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import { PageHead } from "./PageHead.tsx";

/** An address below /admin that leads nowhere. */
export const NotFoundScreen = () => (
	<>
		<PageHead title="Page not found" note="There is nothing at this address." />
		<TextLink to={urls.admin.dashboard()}>Back to the dashboard</TextLink>
	</>
);
