import { memo } from "react";
import { styled } from "styled-components";
import { meta } from "../page/Meta.ts";
import type { SiteZone } from "./siteZone.ts";
import { temperatureOn, useSiteTime } from "./useSiteTime.ts";

/** The site's time and its city, where "{t}" is a decorative temperature. Its space is reserved. */
export const Clock = memo(({ zone, city }: { zone: SiteZone; city: string }) => {
	const now = useSiteTime(zone);
	if (!now) return <Root aria-hidden="true">{"\u00a0"}</Root>;
	return (
		<Root>
			<span data-part="time">
				<time>{now.time}</time> {now.zone}
			</span>
			<span aria-hidden="true">{city.replace("{t}", `${temperatureOn(now.day)}`)}</span>
		</Root>
	);
});

const Root = styled.p`
	${meta}
	display: flex;
	flex-wrap: wrap;
	gap: 0.375rem 0.75rem;

	[data-part="time"] {
		color: var(--text-2);
	}
`;
