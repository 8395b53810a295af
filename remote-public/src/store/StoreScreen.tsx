import { type Catalog, type StoreTexts, urls } from "@site/shared-data";
import type { Offer } from "@site/shared-data/offers";
import { ButtonLink, EmptyState, Icon } from "@site/shared-ui";
import { PageHeader } from "@site/shared-ui/PageHeader";
import { Form, useLoaderData, useSearchParams } from "@site/shared-ui/router";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { useId } from "react";
import { contourLines } from "../layout/page/contourLines.ts";
import { Page } from "../layout/page/Page.ts";
import { PageHead } from "../layout/page/PageHead.tsx";
import { SectionGrid } from "../layout/page/Section.tsx";
import { useSite } from "../layout/page/useSite.ts";
import { ServiceCard } from "./ServiceCard.tsx";
import { Band, Count, Missing, Offers, Reasons, ReasonsTitle } from "./StoreScreen.styles.ts";
import type { storeLoader } from "./storeLoader.ts";

export { StoreScreen as Component };

/** The service catalogue; the chosen category is in the query string. */
function StoreScreen() {
	const [parameters] = useSearchParams();
	const { chatNumber } = useSite();
	const { catalog, currency, texts } = useLoaderData<typeof storeLoader>();
	const { offers, categories } = catalog ?? { offers: [], categories: [] };
	const { language, words } = texts;
	const wanted = parameters.get("kategori");
	const category = categories.find(({ id }) => id === wanted)?.id ?? "";
	return (
		<Page lang={language}>
			<PageHead
				title={texts.title}
				description={(name) => words.description.replaceAll("{name}", () => name)}
				structured={(site) => toOfferCatalog(site, { offers, currency, ...texts })}
			/>
			<PageHeader title={texts.title} lang={language} note={texts.note || undefined} />
			{offers.length > 0 ? (
				<>
					<CategoryFilter offers={offers} categories={categories} words={words} value={category} />
					<Offers>
						{offers
							.filter((offer) => !category || offer.category === category)
							.map((offer) => (
								<ServiceCard key={offer.id} offer={offer} order={words.order} chatNumber={chatNumber} />
							))}
					</Offers>
				</>
			) : (
				<MissingCatalog isUnreadable={catalog === null} />
			)}
			{texts.reasons.items.length > 0 && <ReasonsToOrder {...texts.reasons} />}
			<Consultation {...texts.consultation} />
		</Page>
	);
}

interface CategoryFilterProps extends Pick<Catalog, "categories">, Pick<StoreTexts, "words"> {
	offers: readonly Offer[];
	value: string;
}

/** Filters the catalogue. A GET form, so it works without script. */
const CategoryFilter = ({ offers, categories, words, value }: CategoryFilterProps) => (
	<Form action={urls.store()} preventScrollReset>
		<SegmentedFilter
			label={words.filter}
			name="kategori"
			value={value}
			options={[{ id: "", name: words.all }, ...categories].map(({ id, name }) => ({
				value: id,
				label: (
					<>
						{name}
						<Count aria-hidden="true">{offers.filter(({ category }) => !id || category === id).length}</Count>
					</>
				),
			}))}
		/>
	</Form>
);

/** Replaces the catalogue when it is empty or could not be read. */
const MissingCatalog = ({ isUnreadable }: { isUnreadable: boolean }) => (
	<Missing lang="id" role={isUnreadable ? "alert" : undefined}>
		<EmptyState
			title={isUnreadable ? "Daftar layanan belum bisa dimuat" : "Belum ada layanan di sini"}
			action={
				<>
					<ButtonLink to={urls.contact()}>Tulis pesan</ButtonLink>
					{isUnreadable && (
						<ButtonLink variant="quiet" to={urls.store()}>
							Muat ulang
						</ButtonLink>
					)}
				</>
			}
		>
			{isUnreadable
				? "Ada gangguan di sisi kami, bukan di perangkat Anda. Coba muat ulang sebentar lagi, atau langsung tulis kebutuhan Anda."
				: "Daftarnya sedang kami susun. Sementara itu, ceritakan kebutuhan Anda; kami jawab dengan harga dan jadwal."}
		</EmptyState>
	</Missing>
);

function ReasonsToOrder({ title, items }: StoreTexts["reasons"]) {
	const id = useId();
	return (
		<SectionGrid aria-labelledby={id}>
			<ReasonsTitle id={id}>{title}</ReasonsTitle>
			<Reasons>
				{items.map(({ title, text }, index) => (
					<li key={title}>
						<span aria-hidden="true">{`0${index + 1}`}</span>
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</li>
				))}
			</Reasons>
		</SectionGrid>
	);
}

const Consultation = ({ title, text, action }: StoreTexts["consultation"]) => (
	<Band>
		<svg viewBox="0 0 1200 320" preserveAspectRatio="none" aria-hidden="true">
			{contours.map((line) => (
				<path key={line} d={line} />
			))}
		</svg>
		<div>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
		</div>
		<ButtonLink to={urls.contact()}>
			{action} <Icon name="arrow-right" />
		</ButtonLink>
	</Band>
);

const contours = contourLines({
	highest: [152.8, 125.7, 120.8, 121.7, 99.8, 70.7, 79.6],
	lowest: [399.8, 356.8, 336.2, 352, 384.4, 397.8, 393],
	count: 15,
	width: 1200,
	exponent: 1.2,
});

interface StoreOffers extends Pick<StoreTexts, "title" | "language"> {
	offers: readonly Offer[];
	currency: string;
}

function toOfferCatalog({ name, origin }: { name: string; origin: string }, { title, language, currency, offers }: StoreOffers) {
	const store = `${origin}${urls.store()}`;
	const provider = { "@type": "Person", name, url: `${origin}/` };
	return {
		"@type": "OfferCatalog",
		name: title,
		url: store,
		inLanguage: language,
		itemListElement: offers.map(({ id, name, description, amount, period }) => ({
			"@type": "Offer",
			url: `${store}#${id}`,
			...priceOf(amount, currency, period),
			itemOffered: { "@type": "Service", name, description, ...(currency === "IDR" && { areaServed: "ID" }), provider },
		})),
	};
}

function priceOf(price: number, priceCurrency: string, period: string | undefined) {
	const amount = { price, priceCurrency };
	return period ? { priceSpecification: { "@type": "UnitPriceSpecification", ...amount, unitCode: "MON" } } : amount;
}
