import { type ComponentProps, Fragment } from "react";
import { Key, Keys } from "./Kbd.styles.ts";

type KbdProps = Omit<ComponentProps<"span">, "children"> & {
	/** The keys in order, separated by spaces: "g h", "cmd d". */
	keys: string;
};

/** A keyboard shortcut, one cap a key. Its text reads as it is written, with the spaces. */
export const Kbd = ({ keys, ...rest }: KbdProps) => (
	<Keys {...rest}>
		{keys.split(" ").map((key, index) => (
			// The same key may come twice ("g g"), so the place is the key.
			// oxlint-disable-next-line react/no-array-index-key
			<Fragment key={index}>
				{index > 0 && " "}
				<Key>{key}</Key>
			</Fragment>
		))}
	</Keys>
);
