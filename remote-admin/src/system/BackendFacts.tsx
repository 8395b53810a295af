import type { SystemReport } from "@site/shared-data";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { StatusMark } from "@site/shared-ui/StatusMark";
import { useId } from "react";
import { BlockHead, BlockTitle } from "../layout/BlockHead.styles.ts";
import { Part } from "./SystemScreen.styles.ts";

/** Whether the database answers, asked by this browser and by the site's server. */
export function BackendFacts({ backend, revision }: Pick<SystemReport, "backend" | "revision">) {
	const { url, fromBrowser, fromServer } = backend;
	const id = useId();
	const isHealthy = [fromBrowser, fromServer].every((answer) => !answer.asked || answer.answers);
	return (
		<Part aria-labelledby={id}>
			<BlockHead>
				<BlockTitle id={id}>Backend</BlockTitle>
				{isHealthy ? (
					<StatusMark shape="disc" tone="ok">
						Healthy
					</StatusMark>
				) : (
					<StatusMark shape="cross" tone="danger">
						Failing
					</StatusMark>
				)}
			</BlockHead>
			<DescriptionList
				layout="rows"
				facts={[
					{ term: "Asked here", detail: wordsOf(fromBrowser) },
					{ term: "By the server", detail: wordsOf(fromServer) },
					{ term: "Address", detail: url },
					{ term: "Deployments", detail: revision === null ? "The registry could not be read" : `${revision} so far` },
				]}
			/>
		</Part>
	);
}

function wordsOf(answer: SystemReport["backend"]["fromBrowser"]) {
	if (!answer.asked) return "No server of its own";
	return answer.answers ? `Answers, in ${answer.durationMs} ms` : `Does not answer (${answer.durationMs} ms)`;
}
