import { Icon, VisuallyHidden } from "@site/shared-ui";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { styled } from "styled-components";

type CopyButtonProps = Omit<ComponentProps<"button">, "children" | "onClick" | "ref"> & {
	/** The copied text. */
	text: string;
	/** The button's words before the click. */
	label?: string;
};

/** Copies a text and shows "Copied!" for two seconds, or that the clipboard refused. */
export function CopyButton({ text, label = "Copy", ...rest }: CopyButtonProps) {
	const { state, copy } = useCopy();
	const words = { ready: label, copied: "Copied!", failed: "Not copied" }[state];
	return (
		<Root type="button" data-copied={state === "copied" || undefined} onClick={() => void copy(text)} {...rest}>
			{state === "copied" ? (
				<Icon name="check" />
			) : (
				<Icon>
					<path d="M8.500 11a2.500 2.500 0 0 1 2.500-2.500h6a2.500 2.500 0 0 1 2.500 2.500v6a2.500 2.500 0 0 1-2.500 2.500h-6a2.500 2.500 0 0 1-2.500-2.500ZM15.500 8.500V7A2.500 2.500 0 0 0 13 4.500H7A2.500 2.500 0 0 0 4.500 7v6A2.500 2.500 0 0 0 7 15.500h1.500" />
				</Icon>
			)}
			<span>{words}</span>
			<VisuallyHidden role="status">{state === "ready" ? "" : words}</VisuallyHidden>
		</Root>
	);
}

type CopyState = "ready" | "copied" | "failed";

/** Copies a text and returns for two seconds whether that succeeded. */
function useCopy() {
	const [state, setState] = useState<CopyState>("ready");
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	async function copy(text: string) {
		const next = await write(text);
		setState(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setState("ready"), 2000);
	}
	return { state, copy };
}

/** The clipboard is missing on pages without HTTPS and may be refused. */
async function write(text: string): Promise<CopyState> {
	try {
		await navigator.clipboard.writeText(text);
		return "copied";
	} catch {
		return "failed";
	}
}

const Root = styled.button`
	display: inline-flex;
	align-items: center;
	gap: 0.4375rem;
	flex: none;
	height: 2rem;
	padding-inline: 0.625rem;
	border-radius: var(--radius-sm);
	font: var(--weight-medium) var(--text-xs) / 1 var(--font-mono);
	--ink: var(--text-2);
	--ink-hover: var(--text);
	color: var(--ink);
	transition:
		background-color var(--t-colour),
		color var(--t-colour);

	@media (hover: hover) {
		&:hover {
			background: var(--sunk);
			color: var(--ink-hover);
		}
	}
	&[data-copied] {
		--ink: var(--ok);
		--ink-hover: var(--ok);
	}
	@media (pointer: coarse) {
		height: var(--touch);
	}
`;
