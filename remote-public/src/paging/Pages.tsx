import { Pagination } from "@site/shared-ui/Pagination";
import { styled } from "styled-components";

/** The pages of a list; nothing while there is only one. */
export const Pages = ({ page, pages, path }: { page: number; pages: number; path: string }) =>
	pages > 1 ? (
		<Frame>
			<Pagination
				page={page}
				pages={pages}
				toPage={(to) => (to > 1 ? `${path}?page=${to}` : path)}
				summary={`Page ${page} of ${pages}`}
			/>
		</Frame>
	) : null;

const Frame = styled.div`
	padding-bottom: var(--section);
`;
