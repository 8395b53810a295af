import { nullIfBlank } from "../client/nullIfBlank.ts";
import { refuseProblems } from "../rules/refuseProblems.ts";
import { checkEssay } from "./checkEssay.ts";
import type { EssayDraft } from "./Essay.ts";

/** The columns that store these fields, and no others; throws DataError "invalid" for what the database would refuse. */
export function toEssayColumns(fields: Partial<EssayDraft>) {
	refuseProblems(checkEssay(fields));
	const { title, date, readingTime, excerpt, content, featuredImage, status } = fields;
	return {
		...(title !== undefined && { title: title.trim() }),
		...(date !== undefined && { date }),
		...(readingTime !== undefined && { reading_time: readingTime }),
		...(excerpt !== undefined && { excerpt: excerpt.trim() }),
		...(content !== undefined && { content }),
		...(featuredImage !== undefined && { featured_image: nullIfBlank(featuredImage) }),
		...(status !== undefined && { status }),
	};
}
