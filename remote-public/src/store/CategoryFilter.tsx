import { urls } from "@site/shared-data";
import { Form } from "@site/shared-ui/router";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { styled } from "styled-components";
import { type Category, categories, services } from "./services.ts";

/** Filters the catalogue. A GET form, so it works without script. */
export const CategoryFilter = ({ value }: { value: Category | "" }) => (
	<Form action={urls.store()} preventScrollReset>
		<SegmentedFilter
			label="Kategori"
			name="kategori"
			value={value}
			options={categories.map((category) => ({
				value: category.value,
				label: (
					<>
						{category.label}
						<Count aria-hidden="true">{countOf(category.value)}</Count>
					</>
				),
			}))}
		/>
	</Form>
);

const countOf = (category: Category | "") => services.filter((service) => !category || service.category === category).length;

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
