import { Button, Icon, IconButton, useMounted } from "@site/shared-ui";
import { Corner, Pill } from "./ReadingPlace.styles.ts";
import { useReadingPlace } from "./useReadingPlace.ts";

/** Offers the place where somebody stopped reading last time. Only their browser knows it. */
export function ReadingPlace({ essayId }: { essayId: string }) {
	const isMounted = useMounted();
	return <Corner role="status">{isMounted && <Offer key={essayId} essayId={essayId} />}</Corner>;
}

function Offer({ essayId }: { essayId: string }) {
	const { offer, goOn, dismiss } = useReadingPlace(essayId);
	if (offer === undefined) return null;
	return (
		<Pill>
			<span>{`You stopped at ${Math.round(offer * 100)}%.`}</span>
			<Button size="small" variant="quiet" onClick={goOn}>
				Continue reading
			</Button>
			<IconButton label="Dismiss" onClick={dismiss}>
				<Icon name="close" />
			</IconButton>
		</Pill>
	);
}
