import { urls } from "@site/shared-data";
import { TextLink } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { useLoaderData } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { ClosedForm } from "../forms/ClosedForm.tsx";
import { Availability } from "../layout/page/Availability.tsx";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { useSite } from "../layout/page/useSite.ts";
import { HireForm } from "./HireForm.tsx";
import type { hireLoader } from "./hireLoader.ts";

export { hireAction as action } from "./hireAction.ts";
export { HireScreen as Component };

function HireScreen() {
	const { availability, lead, note, sent, description, ...choices } = useLoaderData<typeof hireLoader>();
	return (
		<Page>
			<PageHead
				title="Hire Me"
				description={(name) => `Tell ${name} what you are making: project, budget and time. ${description}`.trim()}
			/>
			<PageHeader
				title="Hire Me"
				note={lead || undefined}
				above={availability && <Availability>{availability}</Availability>}
				actions={
					<ContactNote>
						Not a project? <TextLink to={urls.contact()}>Send a message</TextLink>
					</ContactNote>
				}
			/>
			{useSite().areFormsClosed ? <ClosedForm /> : <HireForm note={note} promise={sent} {...choices} />}
		</Page>
	);
}

const ContactNote = styled.p`
	padding-bottom: 0.4rem;
	font-size: var(--text-sm);
	color: var(--text-3);
`;
