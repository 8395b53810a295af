import { type StoreTexts, urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { contourLines } from "../layout/page/contourLines.ts";
import { Band, BandAction, BandLines } from "./StoreScreen.styles.ts";

/** Offers a free consultation. */
export const Consultation = ({ title, text, action }: StoreTexts["consultation"]) => (
	<Band>
		<BandLines viewBox="0 0 1200 320" preserveAspectRatio="none" aria-hidden="true">
			{contours.map((line) => (
				<path key={line} d={line} />
			))}
		</BandLines>
		<div>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
		</div>
		<BandAction to={urls.contact()}>
			{action} <Icon name="arrow-right" />
		</BandAction>
	</Band>
);

const contours = contourLines({
	highest: [152.8, 125.7, 120.8, 121.7, 99.8, 70.7, 79.6],
	lowest: [399.8, 356.8, 336.2, 352, 384.4, 397.8, 393],
	count: 15,
	width: 1200,
	exponent: 1.2,
});
