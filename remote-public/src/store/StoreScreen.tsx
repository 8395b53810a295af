import { PageHeader } from "@site/shared-ui/PageHeader";
import { useSearchParams } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { CategoryFilter } from "./CategoryFilter.tsx";
import { Consultation } from "./Consultation.tsx";
import { Reasons } from "./Reasons.tsx";
import { ServiceCard } from "./ServiceCard.tsx";
import { categories, services } from "./services.ts";
import { toOfferCatalog } from "./toOfferCatalog.ts";

export { StoreScreen as Component };

/** The service catalogue, in Indonesian; the chosen category is in the query string. */
function StoreScreen() {
	const [parameters] = useSearchParams();
	const wanted = parameters.get("kategori");
	const category = categories.find(({ value }) => value === wanted)?.value ?? "";
	return (
		<Page lang="id">
			<PageHead
				title="Layanan"
				description={(name) =>
					`Jasa pembuatan website, toko daring, aplikasi, dan perawatan situs oleh ${name}: harga tetap, lingkup jelas, jadwal ditepati.`
				}
				structured={toOfferCatalog}
			/>
			<PageHeader
				title="Layanan"
				note="Harga tetap, lingkup jelas, dan jadwal yang ditepati. Pilih paket, atau ceritakan kebutuhan Anda."
			/>
			<CategoryFilter value={category} />
			<Offers>
				{services
					.filter((service) => !category || service.category === category)
					.map((service) => (
						<ServiceCard key={service.id} service={service} />
					))}
			</Offers>
			<Reasons />
			<Consultation />
		</Page>
	);
}

export const Offers = styled.div`
	display: grid;
	gap: var(--space-5);
	margin-top: var(--space-6);
	padding-bottom: var(--section);

	@media (min-width: 46rem) {
		grid-template-columns: repeat(2, minmax(0, 1fr));
	}
	@media (min-width: 66rem) {
		grid-template-columns: repeat(3, minmax(0, 1fr));
	}
`;
