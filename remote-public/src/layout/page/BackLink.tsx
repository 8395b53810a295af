import { Icon, TextLink } from "@site/shared-ui";

interface BackLinkProps {
	to: string;
	/** Whether the page has an image that a view transition moves back to the list. */
	hasImage: boolean;
	children: string;
}

export const BackLink = ({ to, hasImage, children }: BackLinkProps) => (
	<TextLink variant="more" to={to} viewTransition={hasImage}>
		<Icon name="arrow-left" />
		{children}
	</TextLink>
);
