import { Field } from "@site/shared-ui/Field";
import { isComposing } from "@site/shared-ui/keys";
import { below } from "@site/shared-ui/layout";
import { useFieldControl } from "@site/shared-ui/useFieldControl";
import type { ComponentProps, RefObject } from "react";
import { styled } from "styled-components";
import type { Form } from "../form/Form.ts";

interface TitleAreaProps {
	form: Form<{ title: string }>;
	next: RefObject<HTMLTextAreaElement | null>;
}

/** The title in its published size; it wraps, but has no line break. */
export const TitleArea = ({ form, next }: TitleAreaProps) => (
	<Root>
		<Field label={form.labels.title} error={form.errorOf("title")}>
			<Box
				name="title"
				required
				rows={1}
				maxLength={form.rules.title?.max}
				value={form.values.title}
				onChange={(event) => form.set({ title: event.target.value.replace(/\s*\n\s*/g, " ") })}
				onKeyDown={(event) => {
					if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
					event.preventDefault();
					next.current?.focus();
				}}
			/>
		</Field>
	</Root>
);

const Box = (props: ComponentProps<"textarea">) => <textarea {...useFieldControl()} {...props} />;

const Root = styled.div`
	flex: none;
	padding: var(--space-5) var(--pane-pad) var(--space-4);

	[data-density="dense"] & label {
		font: var(--weight-regular) var(--text-xs) / 1.4 var(--font-mono);
		color: var(--text-3);
	}
	&:has(textarea:focus-visible) {
		box-shadow: inset 2px 0 var(--focus);
	}
	&:has(textarea[aria-invalid="true"]) label {
		color: var(--danger);
	}
	${below(48)} {
		padding-top: var(--space-4);
	}
	textarea {
		display: block;
		width: 100%;
		margin-top: -0.1875rem;
		padding: 0;
		border: 0;
		background: none;
		font: var(--weight-medium) var(--text-3xl) / var(--leading-heading) var(--font-serif);
		letter-spacing: var(--tracking-title);
		text-wrap: balance;
		resize: none;
		field-sizing: content;

		&:focus-visible {
			outline: 0;
		}
		@media (pointer: coarse) {
			min-height: var(--touch);
		}
		${below(48)} {
			font-size: var(--text-2xl);
		}
	}
`;
