import { type StoreTexts, urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { smoothCurve } from "../layout/page/smoothCurve.ts";
import { Action, Lines, Root } from "./Consultation.styles.ts";

/** Offers a free consultation. */
export const Consultation = ({ title, text, action }: StoreTexts["consultation"]) => (
	<Root>
		<Lines viewBox="0 0 1200 320" preserveAspectRatio="none" aria-hidden="true">
			{contours.map((line) => (
				<path key={line} d={line} />
			))}
		</Lines>
		<div>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
		</div>
		<Action to={urls.contact()}>
			{action} <Icon name="arrow-right" />
		</Action>
	</Root>
);

const lineCount = 15;

/** Heights of the highest and the lowest line, every 200 units, in a box of 1200 by 320. */
const highest = [152.8, 125.7, 120.8, 121.7, 99.8, 70.7, 79.6];
const lowest = [399.8, 356.8, 336.2, 352, 384.4, 397.8, 393];

/** The contour lines of the closing band as SVG paths. */
const contours: readonly string[] = Array.from({ length: lineCount }, (_, line) => {
	const nearness = (line / (lineCount - 1)) ** 1.2;
	return smoothCurve(
		highest.map((top, at) => top + nearness * ((lowest[at] as number) - top)),
		1200,
	);
});
