import { urls } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import { useLoaderData } from "@site/shared-ui/router";
import { Availability } from "../layout/Availability.tsx";
import { Page } from "../layout/Page.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { PageIntro } from "../layout/PageIntro.tsx";
import { HireForm } from "./HireForm.tsx";
import { Elsewhere } from "./HireScreen.styles.ts";
import type { HireData } from "./hireLoader.ts";

/** A request to work together. */
export function HireScreen() {
	const { availability } = useLoaderData<HireData>();
	return (
		<Page>
			<PageHead
				title="Hire Me"
				description={(name) => `Tell ${name} what you are making: project, budget and time. You hear back within 24 hours.`}
			/>
			<PageIntro
				title="Hire Me"
				lead="Tell me what you are making and what is in the way. You will hear back within 24 hours, usually with a question."
				above={availability && <Availability>{availability}</Availability>}
				aside={
					<Elsewhere>
						Not a project? <TextLink to={urls.contact()}>Send a message</TextLink>
					</Elsewhere>
				}
			/>
			<HireForm />
		</Page>
	);
}
