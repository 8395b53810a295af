import { urls } from "@site/shared-data";
import { Badge, Button, ButtonLink, Icon } from "@site/shared-ui";
import { Link, useMatches } from "@site/shared-ui/router";
import { useId, useState } from "react";
import type { LayoutData } from "../layoutLoader.ts";
import { Page } from "../page/Page.ts";
import { Clock } from "./Clock.tsx";
import { Base, CallToAction, Root } from "./Footer.styles.ts";
import { Horizon } from "./Horizon.tsx";
import { SocialLinks } from "./SocialLinks.tsx";

export function Footer({ site }: { site: LayoutData }) {
	const { name, callToAction, year, versionBadge, zone, moon, city, social } = site;
	const hasCta = useMatches().some(({ handle }) => (handle as { cta?: boolean } | undefined)?.cta);
	const [isOpen, setOpen] = useState(false);
	const socialId = useId();
	return (
		<Root>
			{hasCta && (
				<Page>
					<CallToAction>
						<p>
							Something in mind? <span>{callToAction}</span>
						</p>
						<ButtonLink variant="primary" to={urls.hire()}>
							Start a project <Icon name="arrow-right" />
						</ButtonLink>
					</CallToAction>
				</Page>
			)}
			<Horizon zone={zone} moon={moon} />
			<Page>
				<Base>
					<p>
						<span>{`© ${year} ${name}`}</span>
						{versionBadge && <Badge tone="outline">{versionBadge}</Badge>}
						<Link to={urls.privacy()}>Privacy</Link>
						<a href="/licenses.txt">Licences</a>
					</p>
					<Clock zone={zone} city={city} />
					<div>
						<Button variant="quiet" size="small" aria-expanded={isOpen} aria-controls={socialId} onClick={() => setOpen(!isOpen)}>
							Social links <Icon name="chevron-down" />
						</Button>
					</div>
					<nav id={socialId} aria-label="Social" data-open={isOpen}>
						<SocialLinks links={social} />
					</nav>
				</Base>
			</Page>
		</Root>
	);
}
