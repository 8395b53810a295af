import { useId } from "react";
import { isTooLong, maxReplyUrlLength, replyUrl } from "../../enquiries/reply/replyUrl.ts";
import { fillTemplate, unknownWords } from "../fillTemplate.ts";
import { Body, Root, Subject, Title, Warning } from "./ReplyTemplatePreview.styles.ts";

const example = { name: "Sari Lestari", service: "Website Development" };

/** The mail with an example filled in, and what is odd about it. */
export function ReplyTemplatePreview({ subject, body }: { subject: string; body: string }) {
	const titleId = useId();
	const unknown = unknownWords(`${subject}\n${body}`);
	const filled = { subject: fillTemplate(subject, example), body: fillTemplate(body, example) };
	return (
		<Root aria-labelledby={titleId}>
			<Title id={titleId}>Preview</Title>
			<div>
				<div role="status">
					{unknown.length > 0 && (
						<Warning>
							Nothing is filled in for {unknown.slice(0, 5).join(", ")}. Only {"{name}"} and {"{service}"} are.
						</Warning>
					)}
					{isTooLong(replyUrl("sari@example.com", filled.subject, filled.body)) && (
						<Warning>
							Mail programs take about {maxReplyUrlLength.toLocaleString("en")} characters from a link, and this text needs more.
							You will copy it and paste it there.
						</Warning>
					)}
				</div>
				<Subject>{filled.subject || "No subject yet"}</Subject>
				<Body>{filled.body || "No text yet"}</Body>
			</div>
		</Root>
	);
}
