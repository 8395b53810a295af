import type { ReactNode } from "react";
import { Head, Name, Root, Text } from "./Version.styles.ts";

/** One side of a comparison; its text scrolls by keyboard, too. */
export const Version = ({ name, note, children }: { name: string; note: string; children: ReactNode }) => (
	<Root aria-label={name}>
		<Head>
			<Name>{name}</Name>
			<p>{note}</p>
		</Head>
		<Text role="group" tabIndex={0} aria-label={`Text of ${name.toLowerCase()}`}>
			{children}
		</Text>
	</Root>
);
