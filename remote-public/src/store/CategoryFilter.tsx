import { type Catalog, urls } from "@site/shared-data";
import { Form } from "@site/shared-ui/router";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { styled } from "styled-components";

interface CategoryFilterProps {
	catalog: Pick<Catalog, "services" | "categories">;
	/** The id of the chosen category; empty for all. */
	value: string;
}

/** Filters the catalogue. A GET form, so it works without script. */
export const CategoryFilter = ({ catalog: { services, categories }, value }: CategoryFilterProps) => (
	<Form action={urls.store()} preventScrollReset>
		<SegmentedFilter
			label="Kategori"
			name="kategori"
			value={value}
			options={[{ id: "", name: "Semua" }, ...categories].map(({ id, name }) => ({
				value: id,
				label: (
					<>
						{name}
						<Count aria-hidden="true">{services.filter(({ category }) => !id || category === id).length}</Count>
					</>
				),
			}))}
		/>
	</Form>
);

const Count = styled.span`
	font: var(--weight-regular) var(--text-2xs)/1 var(--font-mono);
	color: var(--text-3);

	[aria-pressed="true"] > & {
		color: inherit;
	}
	@media (max-width: 29.99rem) {
		display: none;
	}
`;
