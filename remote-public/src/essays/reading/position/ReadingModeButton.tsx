import { Button, Icon } from "@site/shared-ui";
import { useReadingMode } from "./useReadingMode.ts";

/** Turns reading mode on and off: no header and footer, serif type, larger leading. */
export function ReadingModeButton() {
	const [isOn, toggle] = useReadingMode();
	return (
		<Button variant="quiet" size="small" aria-pressed={isOn} data-scripted="" onClick={toggle}>
			{isOn ? (
				<Icon name="close" />
			) : (
				<Icon>
					<path d="M12 6.5C10 5 7.5 4.5 4 4.5v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2v-13c-3.5 0-6 .5-8 2ZM12 6.5v13" />
				</Icon>
			)}
			Reading mode
		</Button>
	);
}
