import type { SystemReport } from "@site/shared-data";
import { DescriptionList } from "@site/shared-ui/DescriptionList";
import { StateMark } from "../layout/StateMark.tsx";
import { Part } from "./SystemScreen.styles.ts";

export function BackendFacts({ backend, revision }: Pick<SystemReport, "backend" | "revision">) {
	const { url, fromBrowser, fromServer } = backend;
	const isHealthy = [fromBrowser, fromServer].every((probe) => !probe.isChecked || probe.isReachable);
	return (
		<Part title="Backend" aside={<StateMark state={isHealthy ? "Healthy" : "Failing"} />}>
			<DescriptionList
				layout="rows"
				facts={[
					{ term: "Asked here", detail: describeProbe(fromBrowser) },
					{ term: "By the server", detail: describeProbe(fromServer) },
					{ term: "Address", detail: url },
					{ term: "Deployments", detail: revision === null ? "The registry could not be read" : `${revision} so far` },
				]}
			/>
		</Part>
	);
}

function describeProbe(probe: SystemReport["backend"]["fromBrowser"]) {
	if (!probe.isChecked) return "No server of its own";
	return probe.isReachable ? `Answers, in ${probe.durationMs} ms` : `Does not answer (${probe.durationMs} ms)`;
}
