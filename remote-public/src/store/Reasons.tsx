import type { StoreTexts } from "@site/shared-data";
import { useId } from "react";
import { Root } from "../layout/page/Section.styles.ts";
import { Item, List, Title } from "./Reasons.styles.ts";

/** Reasons to order here. */
export function Reasons({ title, items }: StoreTexts["reasons"]) {
	const id = useId();
	return (
		<Root aria-labelledby={id}>
			<Title id={id}>{title}</Title>
			<List>
				{items.map(({ title, text }, index) => (
					<Item key={title}>
						<span aria-hidden="true">{`0${index + 1}`}</span>
						<div>
							<h3>{title}</h3>
							<p>{text}</p>
						</div>
					</Item>
				))}
			</List>
		</Root>
	);
}
