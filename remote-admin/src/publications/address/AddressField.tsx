import type { PublicationState } from "@site/shared-data";
import { isSlugOf, toSlug } from "@site/shared-data/rules";
import { CopyButton } from "@site/shared-ui/CopyButton";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";
import type { Form } from "../../form/Form.ts";

type AddressValues = { id: string; title: string };

interface AddressFieldProps {
	form: Form<AddressValues>;
	/** The state of the stored row. */
	state: PublicationState;
	urlOf: (id: string) => string;
}

/**
 * The address of the public page: it follows the title until it is public, or until the admin edits it.
 */
export function AddressField({ form, state, urlOf }: AddressFieldProps) {
	const { id: stored = "", values, labels, rules, errorOf } = form;
	const isPublic = state === "published";
	const follows = useAddressOfTitle(form, isPublic);
	return (
		<Field label={labels.id} hint={isPublic ? redirectHint() : titleHint()} error={errorOf("id")}>
			<Line>
				<span>{urlOf("")}</span>
				<Input
					name="id"
					autoCapitalize="none"
					autoComplete="off"
					spellCheck={false}
					maxLength={rules.id?.max}
					placeholder={toSlug(values.title)}
					value={values.id}
					onChange={({ target }) => form.set({ id: target.value })}
					onBlur={({ target }) => form.set({ id: toSlug(target.value) || (isPublic ? stored : "") })}
				/>
				{stored && <CopyButton text={new URL(urlOf(stored), location.origin).href} />}
			</Line>
		</Field>
	);

	function redirectHint() {
		if (values.id === "" || values.id === stored) return "A change redirects this address to the new one.";
		return `Once stored, ${urlOf(stored)} redirects to the new address.`;
	}
	function titleHint() {
		return follows ? "Follows the title until it is first public." : "Leave it empty to follow the title.";
	}
}

/** Updates an address that was made from the title; returns whether it is such an address. */
function useAddressOfTitle({ id: stored, values, set }: Form<AddressValues>, isPublic: boolean): boolean {
	const { id, title } = values;
	const [made, setMade] = useState("");
	const titleBefore = useRef(title);
	const isMadeFrom = (text: string) => !isPublic && (id === "" || id === made || isSlugOf(id, text));

	const follow = useEffectEvent(async (title: string) => {
		const before = titleBefore.current;
		titleBefore.current = title;
		if (title === before || !isMadeFrom(before)) return;
		// The database makes the address of a title with Latin, Greek or Cyrillic letters.
		const address = stored && isSlugOf(stored, title) ? stored : toSlug(title) ? "" : await transliterate(title);
		// The title was changed meanwhile.
		if (titleBefore.current !== title) return;
		setMade(address);
		set({ id: address });
	});
	useEffect(() => void follow(title), [title]);
	return isMadeFrom(title);
}

/** A title in other scripts as Latin letters, its syllables separated. */
async function transliterate(title: string): Promise<string> {
	if (title.trim() === "") return "";
	const module = await import("any-ascii").catch(() => null);
	return toSlug(module?.default(title).replace(/(?<=[a-z])(?=[A-Z])/g, "-") ?? "").slice(0, 80);
}

const Line = styled.div`
	display: flex;
	align-items: center;
	gap: var(--space-1);
	font: var(--weight-regular) var(--text-xs) / 1.4 var(--font-mono);
	color: var(--text-2);

	> input {
		flex: 1;
		min-width: 0;
		font: inherit;

		/* Smaller text would make a phone zoom in. */
		@media (pointer: coarse) {
			font-size: var(--text-base);
		}
	}
`;
