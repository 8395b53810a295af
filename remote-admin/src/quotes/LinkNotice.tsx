import { CopyButton } from "@site/shared-ui/CopyButton";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Card } from "@site/shared-ui/layout";
import { useEffect, useRef } from "react";
import type { SentLink } from "./useQuoteStep.ts";

export function LinkNotice({ link: { url, news } }: { link: SentLink }) {
	const input = useRef<HTMLInputElement>(null);
	// The button that was pressed is gone.
	useEffect(() => input.current?.focus(), []);
	return (
		<Card $pad={4} data-density="dense">
			<Field label="Link for the client" hint={`${news} It is shown only now; “New link” replaces it.`}>
				<Input ref={input} readOnly value={url} onFocus={({ target }) => target.select()} />
			</Field>
			<CopyButton text={url} label="Copy link" />
		</Card>
	);
}
