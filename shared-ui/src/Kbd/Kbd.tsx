import { type ComponentProps, Fragment } from "react";
import { styled } from "styled-components";

type KbdProps = Omit<ComponentProps<"span">, "children"> & {
	/** The keys in order, separated by spaces: "g h", "cmd d". */
	keys: string;
};

/** A keyboard shortcut, one cap per key. Its accessible text is `keys` with the spaces. */
export const Kbd = ({ keys, ...rest }: KbdProps) => (
	<Keys {...rest}>
		{keys.split(" ").map((key, index) => (
			// oxlint-disable-next-line react/no-array-index-key -- the same key may come twice ("g g").
			<Fragment key={index}>
				{index > 0 && " "}
				<kbd>{key}</kbd>
			</Fragment>
		))}
	</Keys>
);

const Keys = styled.span`
	display: inline-flex;
	gap: 0.25rem;

	kbd {
		display: inline-flex;
		align-items: center;
		justify-content: center;
		min-width: 1.375rem;
		height: 1.375rem;
		padding-inline: 0.3125rem;
		border-radius: var(--radius-xs);
		background: var(--subtle);
		box-shadow: inset 0 0 0 1px var(--line);
		font: var(--weight-medium) var(--text-2xs)/1 var(--font-mono);
		color: var(--text-2);
	}
	@media (forced-colors: active) {
		kbd {
			border: 1px solid;
		}
	}
	/* Touch screens have no keys. */
	@media (hover: none) {
		display: none;
	}
`;
