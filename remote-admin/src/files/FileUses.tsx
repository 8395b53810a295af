import { type FileUse, type StoredFile, urls } from "@site/shared-data";
import { Link } from "@site/shared-ui/router";
import { Status } from "../table/status/Status.tsx";
import { LastUse, Uses } from "./Files.styles.ts";

/** The places that show a file; for an unused one, the last text that showed it. */
export function FileUses({ file: { uses, lastUse } }: { file: StoredFile }) {
	if (uses.length === 0)
		return (
			<>
				<Status mark="draft">Unused</Status>
				{lastUse && (
					<LastUse>
						Last in <Place use={lastUse} />, history
					</LastUse>
				)}
			</>
		);
	return (
		<Uses>
			{uses.map((use) => (
				<li key={`${use.place} ${use.id}`}>
					<Place use={use} />
				</li>
			))}
		</Uses>
	);
}

/** A link to the row's form; a table without a form is only named. */
function Place({ use: { place, id, title } }: { use: FileUse }) {
	const { label = place.replaceAll("_", " "), to } = places[place] ?? {};
	const text = title && place !== "profile" ? `${label} “${title}”` : label;
	return to ? <Link to={to(id ?? "")}>{text}</Link> : text;
}

const places: Partial<Record<string, { label: string; to: (id: string) => string }>> = {
	essays: { label: "Essay", to: urls.admin.editEssay },
	projects: { label: "Project", to: urls.admin.editProject },
	unfinished_texts: { label: "Unfinished text", to: urls.admin.essays },
	jobs: { label: "Job", to: urls.admin.editJob },
	services: { label: "Service", to: urls.admin.editService },
	reply_templates: { label: "Reply template", to: urls.admin.editReplyTemplate },
	profile: { label: "Profile", to: urls.admin.profile },
	site_settings: { label: "Site", to: urls.admin.site },
	redirects: { label: "Redirect", to: urls.admin.redirects },
};
