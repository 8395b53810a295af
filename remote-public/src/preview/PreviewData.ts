import type { EssayDetail } from "../essays/reading/EssayData.ts";
import type { ProjectDetail } from "../projects/ProjectData.ts";

/** The data of a preview: what the entry's own page has, both null when the link shows nothing. */
export interface PreviewData {
	essay: EssayDetail | null;
	project: ProjectDetail | null;
	/** Whether everybody can read it already. */
	isPublic: boolean;
}
