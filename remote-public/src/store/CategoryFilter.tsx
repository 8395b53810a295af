import { urls } from "@site/shared-data";
import { Form } from "@site/shared-ui/router";
import { SegmentedFilter } from "@site/shared-ui/SegmentedFilter";
import { styled } from "styled-components";
import { categories } from "./categories.ts";
import type { Category } from "./Service.ts";
import { services } from "./services.ts";

/** Narrows the catalogue; each choice is the submit button of a form whose answer is an address, so it works before any script runs. */
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
