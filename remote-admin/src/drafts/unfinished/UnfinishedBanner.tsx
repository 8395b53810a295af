import { saveErrorMessage } from "../../errorMessages.ts";
import { Banner } from "../Banner.tsx";
import type { KeptText } from "../draftReducer.ts";

interface UnfinishedBannerProps {
	noun: string;
	kept: KeptText;
	/** The labels of the fields that a draft needs. */
	missing: readonly string[];
}

/** Says where an unfinished text is stored, and which fields it lacks. */
export const UnfinishedBanner = ({ noun, kept, missing }: UnfinishedBannerProps) => (
	<Banner tone="warn">
		{kept.status === "error" && <strong>Not kept for other devices.</strong>}{" "}
		<span>
			{[
				kept.status === "error" && saveErrorMessage(kept.kind, noun),
				kept.status === "success" && kept.isSecond && secondText,
				kept.status === "success" && "Kept as an unfinished text on every device.",
				missing.length > 0 && `To store it as a draft: ${new Intl.ListFormat("en").format(missing)}.`,
			]
				.filter(Boolean)
				.join(" ")}
		</span>
	</Banner>
);

const secondText = "It was changed on another device and is kept there. Your text is now a second one.";
