import { Button, Icon, IconButton, useMounted } from "@site/shared-ui";
import { styled } from "styled-components";
import { useReadingPosition } from "./useReadingPosition.ts";

/** Offers to continue at the position saved on this device. */
export function ReadingPosition({ essayId }: { essayId: string }) {
	const isMounted = useMounted();
	return <Corner role="status">{isMounted && <Offer key={essayId} essayId={essayId} />}</Corner>;
}

function Offer({ essayId }: { essayId: string }) {
	const { offer, resume, dismiss } = useReadingPosition(essayId);
	if (offer === undefined) return null;
	return (
		<Pill>
			<span>{`You stopped at ${Math.round(offer * 100)}%.`}</span>
			<Button size="small" variant="quiet" onClick={resume}>
				Continue reading
			</Button>
			<IconButton label="Dismiss" onClick={dismiss}>
				<Icon name="close" />
			</IconButton>
		</Pill>
	);
}

/** The position of the offer: below, in the middle. */
const Corner = styled.div`
	position: fixed;
	inset: auto var(--space-4) var(--space-4);
	z-index: var(--z-notice);
	display: grid;
	justify-items: center;
	pointer-events: none;

	@media print {
		display: none;
	}
`;

const Pill = styled.div`
	pointer-events: auto;
	display: flex;
	align-items: center;
	gap: var(--space-1);
	padding: 0.25rem 0.375rem 0.25rem 1.125rem;
	border-radius: var(--radius-full);
	background: var(--overlay);
	box-shadow: var(--shadow-overlay);
	font-size: var(--text-md);
	font-variant-numeric: tabular-nums;
	color: var(--text-2);

	button:first-of-type {
		color: var(--accent);
	}
	@media (forced-colors: active) {
		border: 1px solid;
	}
`;
