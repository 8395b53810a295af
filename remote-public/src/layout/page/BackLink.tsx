import { Icon, TextLink } from "@site/shared-ui";

interface BackLinkProps {
	to: string;
	/** Whether the page has a picture that goes back to its place in the list. */
	hasPicture: boolean;
	children: string;
}

/** The way from a detail page back to its list. */
export const BackLink = ({ to, hasPicture, children }: BackLinkProps) => (
	<TextLink variant="more" to={to} viewTransition={hasPicture}>
		<Icon name="arrow-left" />
		{children}
	</TextLink>
);
