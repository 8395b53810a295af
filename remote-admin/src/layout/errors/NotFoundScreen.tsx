import { urls } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import { PageHead } from "../PageHead.tsx";

/** For a URL below /admin that names no page. */
export const NotFoundScreen = () => (
	<>
		<PageHead title="Page not found" note="There is nothing at this address." />
		<TextLink to={urls.admin.dashboard()}>Back to the dashboard</TextLink>
	</>
);
