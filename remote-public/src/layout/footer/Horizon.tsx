import { type CSSProperties, memo } from "react";
import { Hills, Root, Sky, SunDisc } from "./Horizon.styles.ts";
import { sunAt, toSiteTime } from "./siteTime.ts";
import { ground, terraces } from "./terraces.ts";
import { useMinute } from "./useMinute.ts";

/** Tangkuban Perahu behind tea terraces, with the sun at the site's local time. Decoration. */
export const Horizon = memo(({ timeZone }: { timeZone: string }) => {
	const now = useMinute();
	const sun = now && sunAt(toSiteTime(now, timeZone).minutes);
	return (
		<Root aria-hidden="true">
			{sun && <SunDisc style={{ "--day": sun.day.toFixed(3), "--high": sun.high.toFixed(3) } as CSSProperties} />}
			<Sky viewBox="0 0 1440 200" preserveAspectRatio="none">
				<Hills d={`${mountain}V200H120Z`} />
				<path d={mountain} />
				<Hills d={ground} />
				{terraces.map((terrace) => (
					<path key={terrace} d={terrace} />
				))}
			</Sky>
		</Root>
	);
});

const mountain = "M120 120C260 108 380 62 470 40 500 33 520 34 548 38L610 39C640 37 654 46 680 58 770 98 900 112 1040 122";
