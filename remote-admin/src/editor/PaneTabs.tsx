import { VisuallyHidden } from "@site/shared-ui";
import { Row } from "@site/shared-ui/layout";
import type { KeyboardEvent } from "react";
import { styled } from "styled-components";
import type { Pane } from "./useEditorView.ts";

interface PaneTabsProps {
	id: string;
	pane: Pane;
	wrong: readonly Pane[];
	onChange: (pane: Pane) => void;
}

/** Tabs that show one pane at a time. The panes stay mounted, so that no text box loses its undo history. */
export function PaneTabs({ id, pane, wrong, onChange }: PaneTabsProps) {
	const handleKey = (event: KeyboardEvent<HTMLElement>) => {
		const at = panes.findIndex(({ value }) => value === pane);
		const to = { ArrowRight: at + 1, ArrowLeft: at + panes.length - 1, Home: 0, End: panes.length - 1 }[event.key];
		const next = to === undefined ? undefined : panes[to % panes.length];
		if (!next) return;
		event.preventDefault();
		onChange(next.value);
		document.getElementById(`${id}-tab-${next.value}`)?.focus();
	};
	return (
		<Row $flex="none" $gap={5} $pad="0px 4" $rule="bottom" role="tablist" aria-label="Editor" onKeyDown={handleKey}>
			{panes.map(({ value, label }) => (
				<Tab
					key={value}
					id={`${id}-tab-${value}`}
					type="button"
					role="tab"
					aria-selected={value === pane}
					aria-controls={`${id}-${value}`}
					tabIndex={value === pane ? 0 : -1}
					onClick={() => onChange(value)}
				>
					{label}
					{wrong.includes(value) && (
						<span>
							<VisuallyHidden>has an error</VisuallyHidden>
						</span>
					)}
				</Tab>
			))}
		</Row>
	);
}

const panes = [
	{ value: "write", label: "Write" },
	{ value: "preview", label: "Preview" },
	{ value: "details", label: "Details" },
] as const;

const Tab = styled.button`
	display: inline-flex;
	align-items: center;
	gap: 0.5rem;
	min-height: var(--touch);
	color: var(--text-2);
	transition: color var(--t-colour);

	&[aria-selected="true"] {
		color: var(--text);
		box-shadow: inset 0 -2px var(--accent);
	}
	&:focus-visible {
		outline-offset: -3px;
	}
	@media (forced-colors: active) {
		&[aria-selected="true"] {
			border-bottom: 2px solid Highlight;
		}
	}
	/* The mark of an error. */
	> span {
		width: 0.5rem;
		height: 0.5rem;
		border-radius: var(--radius-full);
		background: var(--danger);

		@media (forced-colors: active) {
			background: CanvasText;
		}
	}
`;
