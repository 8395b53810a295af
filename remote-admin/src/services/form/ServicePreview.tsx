import type { ServiceDraft } from "@site/shared-data";
import { toOfferTexts } from "@site/shared-data/offers";
import { Button } from "@site/shared-ui";
import { OfferCard } from "@site/shared-ui/OfferCard";
import { styled } from "styled-components";

/** The card in the store, as it will look; its button does nothing here. */
export function ServicePreview({ draft }: { draft: ServiceDraft }) {
	const { status: _status, ...offered } = draft;
	const texts = toOfferTexts({
		...offered,
		id: "preview",
		name: draft.name || "Nama layanan",
		description: draft.description || "Keterangan singkat",
		deliveryTime: draft.deliveryTime || "Waktu pengerjaan",
		price: Number.isNaN(draft.price) ? 0 : draft.price,
	});
	return (
		<Card lang="id">
			<OfferCard
				{...texts}
				renderAction={(nameId) => (
					<Button variant={draft.isPopular ? "primary" : "secondary"} aria-describedby={nameId} disabled>
						Pesan Sekarang
					</Button>
				)}
			/>
		</Card>
	);
}

const Card = styled.div`
	display: grid;
	max-width: 24rem;
`;
