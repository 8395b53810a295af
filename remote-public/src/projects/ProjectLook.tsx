import { Badge, ButtonLink } from "@site/shared-ui";
import type { ComponentType } from "react";
import { BodyLook } from "../content/BodyLook.tsx";
import { BackLink } from "../layout/page/BackLink.tsx";
import { Case, Cover, Facts, Head, Lead, Opening, Row, Title } from "./ProjectScreen.styles.ts";

const parts: ComponentType[] = [Case, Facts, Head, Lead, Opening, Row, Title];

/** Everything a project's page is styled with, to be drawn ahead of it (`ReadyAhead`). */
export const ProjectLook = () => (
	<>
		{parts.map((Part, at) => (
			<Part key={String(at)} />
		))}
		<BodyLook />
		<BackLink to="" hasPicture>
			{""}
		</BackLink>
		<Badge tone="clay">{""}</Badge>
		<ButtonLink variant="primary" to="">
			{""}
		</ButtonLink>
		<Cover src={null} alt="" radius="lg" />
	</>
);
