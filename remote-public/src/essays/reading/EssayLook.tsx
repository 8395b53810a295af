import { Button } from "@site/shared-ui";
import { Progress } from "@site/shared-ui/Progress";
import type { ComponentType } from "react";
import { BodyLook } from "../../content/BodyLook.tsx";
import { BackLink } from "../../layout/page/BackLink.tsx";
import * as contents from "./Contents.styles.ts";
import { Back, Feature, Head, Root, Title, Tools, When, Words } from "./EssayScreen.styles.ts";
import * as more from "./MoreEssays.styles.ts";
import { Corner } from "./ReadingPosition.tsx";
import * as share from "./ShareMenu.styles.ts";

const parts: ComponentType[] = [
	Root,
	Back,
	Head,
	Title,
	When,
	Tools,
	Words,
	contents.Root,
	contents.Toggle,
	contents.List,
	share.Root,
	share.Choices,
	more.Root,
	more.Neighbours,
	more.Related,
	Corner,
];

/** Everything an essay's page is styled with, to be drawn ahead of it (`ReadyAhead`). */
export const EssayLook = () => (
	<>
		{parts.map((Part, at) => (
			<Part key={String(at)} />
		))}
		<Progress variant="edge" label="" value={0} />
		<BodyLook />
		<BackLink to="" hasPicture={false}>
			{""}
		</BackLink>
		<Feature src={null} alt="" radius="lg" />
		<Button variant="quiet" size="small">
			{""}
		</Button>
		<share.Copy text="" label="" />
	</>
);
