import { Icon, TextLink } from "@site/shared-ui";

/** The way from a detail page back to its list. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
	<TextLink variant="more" to={to} viewTransition>
		<Icon name="arrow-left" />
		{children}
	</TextLink>
);
