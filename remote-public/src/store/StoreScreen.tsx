import { useSearchParams } from "@site/shared-ui/router";
import { Page } from "../layout/Page.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { PageIntro } from "../layout/PageIntro.tsx";
import { CategoryFilter } from "./CategoryFilter.tsx";
import { Consultation } from "./Consultation.tsx";
import { categories } from "./categories.ts";
import { Reasons } from "./Reasons.tsx";
import { ServiceCard } from "./ServiceCard.tsx";
import { Offers } from "./StoreScreen.styles.ts";
import { services } from "./services.ts";
import { toOfferCatalog } from "./toOfferCatalog.ts";

/** The service catalogue, in Indonesian; the chosen category stands in the address. */
export function StoreScreen() {
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
			<PageIntro
				title="Layanan"
				lead="Harga tetap, lingkup jelas, dan jadwal yang ditepati. Pilih paket, atau ceritakan kebutuhan Anda."
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
