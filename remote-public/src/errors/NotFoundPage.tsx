import type { ReactNode } from "react";
import { Page } from "../layout/page/Page.ts";
import { Actions, Label, Lead, Root, Title } from "./NotFoundPage.styles.ts";

interface NotFoundPageProps {
	/** The document's title. */
	name: string;
	title?: string;
	lead: ReactNode;
	/** Links to other pages. */
	children: ReactNode;
}

/** The layout of every 404. */
export const NotFoundPage = ({ name, title = name, lead, children }: NotFoundPageProps) => (
	<Page>
		<title>{name}</title>
		<meta name="robots" content="noindex" />
		<Root>
			<Label>404</Label>
			<Title>{title}</Title>
			<Lead>{lead}</Lead>
			<Actions>{children}</Actions>
		</Root>
	</Page>
);
