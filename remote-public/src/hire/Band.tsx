import { type ReactNode, useId } from "react";
import { Head, Matter, Root } from "./Band.styles.ts";

/** One numbered step of the form. */
export function Band({ step, title, children }: { step: number; title: string; children: ReactNode }) {
	const id = useId();
	return (
		<Root aria-labelledby={id}>
			<Head>
				<span aria-hidden="true">{`0${step}`}</span>
				<h2 id={id}>{title}</h2>
			</Head>
			<Matter>{children}</Matter>
		</Root>
	);
}
