import { type Service, type ServiceStatus, urls } from "@site/shared-data";
import { useNavigate } from "@site/shared-ui/router";
import type { ListMutation } from "../mutations/listMutation.ts";
import { useMutation } from "../mutations/useMutation.ts";
import { useSetStatus } from "../mutations/useSetStatus.ts";

const to = urls.admin.services();
export const serviceNouns = { one: "service", many: "services" };
const describeStatus = (status: ServiceStatus) => {
	const word = status === "draft" ? "unpublished" : "published";
	return { now: word, could: word };
};

/** The mutations of the list of services; publishing and unpublishing can be undone. */
export function useServiceMutations() {
	const mutate = useMutation();
	const navigate = useNavigate();
	const setStatus = useSetStatus<Service, ServiceStatus>({
		to,
		nouns: serviceNouns,
		nameOf: ({ name }) => name,
		describeStatus,
		undo: (rows, status) => ({ rows, words: describeStatus(status === "draft" ? "published" : "draft") }),
	});
	return {
		setStatus: (service: Service, status: ServiceStatus) => setStatus([service], status),
		duplicate: ({ id, name }: Service) =>
			mutate({
				to,
				body: { type: "duplicate", ids: [id] } satisfies ListMutation,
				success: () => `${name} is duplicated as a draft.`,
				failure: `${name} could not be duplicated.`,
				offer: ({ done: [copy] }) =>
					copy ? { label: "Edit", run: () => void navigate(urls.admin.editService(copy)) } : undefined,
			}),
	};
}
