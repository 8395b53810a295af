import type { SystemPart } from "@site/shared-data";
import { Notice } from "@site/shared-ui";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { Text } from "@site/shared-ui/layout";
import { Moment } from "../layout/Moment.tsx";
import { StateMark } from "../table/status/Status.tsx";
import { Part, Remarks } from "./SystemScreen.styles.ts";

export function PartFacts({ part }: { part: SystemPart }) {
	const { name, running, deployed, publishedAt, origin, incompatible, hashedFiles, failing, loaded } = part;
	const isOutdated = running !== null && deployed !== null && running !== deployed;
	return (
		<Part title={titleOf(name)} aside={<StateMark state={readPartState(part, isOutdated)} />}>
			<DescriptionList
				layout="rows"
				facts={[
					{
						term: "Runs here",
						detail: running ? (
							<Text as="span" $font="mono" $size="sm">
								{running}
							</Text>
						) : (
							"Not loaded in this tab"
						),
					},
					{
						term: "In force",
						detail: deployed && (
							<Text as="span" $font="mono" $size="sm">
								{deployed}
							</Text>
						),
					},
					{ term: "Published", detail: publishedAt && <Moment at={publishedAt} /> },
					{ term: "Loaded from", detail: origin },
					{ term: "Loading", detail: loaded && describeLoad(loaded) },
					{ term: "Integrity", detail: describeIntegrity(hashedFiles, running !== null) },
				]}
			/>
			<Remarks>
				{(incompatible || failing) && (
					<Notice tone="danger">
						<strong>{incompatible ? "Refused." : `${failing?.failedRenders} pages could not be rendered.`}</strong>{" "}
						{incompatible ?? failing?.problem}
						{failing && (
							<span>
								{" "}
								To repair it, run <code>{failing.repair}</code> on the server.
							</span>
						)}
					</Notice>
				)}
				{isOutdated && <Notice tone="info">Another version is active; this tab loads it with the next page.</Notice>}
			</Remarks>
		</Part>
	);
}

const titleOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}${name === "shell" ? "" : " remote"}`;

function readPartState({ incompatible, failing, running }: SystemPart, isOutdated: boolean) {
	if (incompatible) return "Refused";
	if (failing) return "Failing";
	if (isOutdated) return "Replaced";
	return running ? "Running" : "Ready";
}

function describeLoad({ files, durationMs, bytes }: NonNullable<SystemPart["loaded"]>) {
	const size = bytes ? `, ${(bytes / 1024).toFixed(1)} KB` : "";
	return `${files} ${files === 1 ? "script" : "scripts"} in ${durationMs} ms${size}`;
}

function describeIntegrity(hashedFiles: number | null, isRunning: boolean) {
	if (hashedFiles === null) return isRunning && "Each script was compared with its hash before it ran";
	return isRunning ? `${hashedFiles} hashes; each script was compared before it ran` : `${hashedFiles} hashes`;
}
