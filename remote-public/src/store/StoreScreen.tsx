import { PageHeader } from "@site/shared-ui/PageHeader";
import { useLoaderData, useSearchParams } from "@site/shared-ui/router";
import { styled } from "styled-components";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { useSite } from "../layout/page/useSite.ts";
import { CategoryFilter } from "./CategoryFilter.tsx";
import { Consultation } from "./Consultation.tsx";
import { MissingCatalog } from "./MissingCatalog.tsx";
import { Reasons } from "./Reasons.tsx";
import { ServiceCard } from "./ServiceCard.tsx";
import type { StoreData } from "./StoreData.ts";
import { toOfferCatalog } from "./toOfferCatalog.ts";

export { StoreScreen as Component };

/** The service catalogue, in Indonesian; the chosen category is in the query string. */
function StoreScreen() {
	const [parameters] = useSearchParams();
	const { chatNumber } = useSite();
	const { catalog, texts } = useLoaderData<StoreData>();
	const { services, categories } = catalog ?? { services: [], categories: [] };
	const wanted = parameters.get("kategori");
	const category = categories.find(({ id }) => id === wanted)?.id ?? "";
	return (
		<Page lang="id">
			<PageHead
				title={texts.title}
				description={(name) =>
					`Jasa pembuatan website, toko daring, aplikasi, dan perawatan situs oleh ${name}: harga tetap, lingkup jelas, jadwal ditepati.`
				}
				structured={(site) => toOfferCatalog(site, services)}
			/>
			<PageHeader title={texts.title} note={texts.note || undefined} />
			{services.length > 0 ? (
				<>
					<CategoryFilter catalog={{ services, categories }} value={category} />
					<Offers>
						{services
							.filter((service) => !category || service.category === category)
							.map((service) => (
								<ServiceCard key={service.id} service={service} chatNumber={chatNumber} />
							))}
					</Offers>
				</>
			) : (
				<MissingCatalog isUnreadable={catalog === null} />
			)}
			{texts.reasons.items.length > 0 && <Reasons {...texts.reasons} />}
			<Consultation {...texts.consultation} />
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
